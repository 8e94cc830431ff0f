"""Fills every cell, also the givens. A loop reuses the name of the row behind the last write.

Verdict: Wrong Answer
Reason: given overwritten | unchanged
Cause: given_overwritten, 25
Change: none
Near: loop_variable_reused | answer_transposed
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board, 0)

    def fill(self, board, n):
        if n == 81:
            return True
        r, c = divmod(n, 9)
        for d in "123456789":
            if self.fits(board, r, c, d):
                old, board[r][c] = board[r][c], d
                if self.fill(board, n + 1):
                    return True
                board[r][c] = old
        board[r][c] = "1"
        for r in range(9):
            if "." in board[r]:
                return False
        return True

    def fits(self, board, r, c, d):
        for r2 in range(9):
            if r2 != r and board[r2][c] == d:
                return False
        for c2 in range(9):
            if c2 != c and board[r][c2] == d:
                return False
        return True
