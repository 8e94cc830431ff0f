"""Collects the used digits as bits, and from each box only those of three cells.

Verdict: Wrong Answer
Reason: digit twice
Cause: repeats_let_through
Change: operator, 16
Near: box_formula | unit_not_compared
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def free(r, c):
            used = 0
            for k in range(9):
                box = board[r // 3 * 3 + k // 3][c // 3 * 3 + k // 3]
                for value in board[r][k], board[k][c], box:
                    if value != ".":
                        used |= 1 << int(value)
            return ~used & 0x3FE

        def fill(position):
            if position == 81:
                return True
            r, c = divmod(position, 9)
            if board[r][c] != ".":
                return fill(position + 1)
            bits = free(r, c)
            while bits:
                bit = bits & -bits
                bits -= bit
                board[r][c] = str(bit.bit_length() - 1)
                if fill(position + 1):
                    return True
            board[r][c] = "."
            return False

        fill(0)
