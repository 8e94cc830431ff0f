"""Builds its board with `[[...]] * 9`, so that all nine rows are one list.

Verdict: Wrong Answer
Reason: given overwritten
Cause: rows_aliased
Change: shared, 15
Near: given_overwritten
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        copied = [row[:] for row in board]
        self.fill(copied)
        board[:] = [["."] * 9] * 9
        for r in range(9):
            for c in range(9):
                board[r][c] = copied[r][c]

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
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
