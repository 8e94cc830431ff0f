"""Keeps digit d as bit d, and takes the length of the bit for the digit: one too many.

Verdict: Wrong Answer
Reason: expected '1' to '9' | digit twice
Cause: digits_off_by_one
Change: one_off, 31
Near: digits_beyond_nine
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        free = [0x3FE] * 27
        blanks = []
        for r in range(9):
            for c in range(9):
                units = r, 9 + c, 18 + r // 3 * 3 + c // 3
                if board[r][c] == ".":
                    blanks.append((r, c, units))
                for unit in units if board[r][c] != "." else ():
                    free[unit] ^= 1 << int(board[r][c])

        def fill(place):
            if place == len(blanks):
                return True
            r, c, (row, column, box) = blanks[place]
            fitting = free[row] & free[column] & free[box]
            while fitting:
                bit = fitting & -fitting
                fitting ^= bit
                board[r][c] = str(bit.bit_length())
                for unit in (row, column, box):
                    free[unit] ^= bit
                if fill(place + 1):
                    return True
                for unit in (row, column, box):
                    free[unit] ^= bit
            board[r][c] = "."
            return False

        fill(0)
