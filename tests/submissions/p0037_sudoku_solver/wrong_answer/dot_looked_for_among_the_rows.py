"""Looks for a dot in the board, whose items are rows: the board always looks full.

Verdict: Wrong Answer
Reason: unchanged
Cause: never_written
Change: nested, 15
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def fill(self, board):
        if "." not in board:
            return True
        r, c = self.first_blank(board)
        for d in "123456789":
            if self.fits(board, r, c, d):
                board[r][c] = d
                if self.fill(board):
                    return True
                board[r][c] = "."
        return False

    def first_blank(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    return r, c

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
