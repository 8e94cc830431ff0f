"""Divides with `/` where an index is needed, as in C or Python 2.

Verdict: Runtime Error
Reason: TypeError: list indices must be integers or slices, not float
Cause: float_index
Change: operator, 32
Near: wrong_type | python_2 | box_formula
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if self.fits(board, r, c, d):
                            board[r][c] = d
                            if self.fill(board):
                                return True
                            board[r][c] = "."
                    return False
        return True

    def fits(self, board, r, c, d):
        for k in range(9):
            if board[r][k] == d or board[k][c] == d:
                return False
            if board[(r / 3) * 3 + k / 3][(c / 3) * 3 + k % 3] == d:
                return False
        return True
