"""Computes the first row of the box with `/`, some lines before it is used.

Verdict: Runtime Error
Reason: TypeError: 'float' object cannot be interpreted as an integer
Cause: float_index
Change: operator, 29
Near: python_2 | box_formula
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
        top = r / 3 * 3
        left = c // 3 * 3
        for i in range(top, top + 3):
            for j in range(left, left + 3):
                if board[i][j] == d:
                    return False
        return d not in board[r] and all(row[c] != d for row in board)
