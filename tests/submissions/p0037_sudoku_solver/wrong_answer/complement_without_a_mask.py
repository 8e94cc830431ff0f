"""Takes `~used` for the free digits, though all bits above the ninth are set in it, too.

Verdict: Wrong Answer
Reason: holds '10'
Cause: digits_beyond_nine
Change: mask, 27
Near: digits_off_by_one
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        used = [0] * 27
        blanks = []
        for r in range(9):
            for c in range(9):
                units = r, 9 + c, 18 + r // 3 * 3 + c // 3
                if board[r][c] == ".":
                    blanks.append((r, c, units))
                for unit in units if board[r][c] != "." else ():
                    used[unit] |= 1 << int(board[r][c]) - 1

        def fill(place):
            if place == len(blanks):
                return True
            r, c, units = blanks[place]
            free = ~(used[units[0]] | used[units[1]] | used[units[2]])
            while free:
                bit = free & -free
                free &= free - 1
                board[r][c] = str(bit.bit_length())
                for unit in units:
                    used[unit] |= bit
                if fill(place + 1):
                    return True
                for unit in units:
                    used[unit] &= ~bit
            board[r][c] = "."
            return False

        fill(0)
