"""Builds the answer in `[["."] * 9] * 9`, which is one row nine times.

Verdict: Wrong Answer
Reason: given overwritten
Cause: rows_aliased
Change: shared, 13
Catalogue: 56
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        answer = [["."] * 9] * 9
        grid = [row[:] for row in board]
        self.fill(grid)
        for r in range(9):
            for c in range(9):
                answer[r][c] = grid[r][c]
        board[:] = answer

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
