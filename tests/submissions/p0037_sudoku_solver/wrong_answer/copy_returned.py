"""Solves a copy and returns it; the board that was passed in stays as it was.

Verdict: Wrong Answer
Reason: unchanged
Cause: answer_returned
Change: rebound, 13
Catalogue: 50
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        board = [row[:] for row in board]
        self.fill(board)
        return board

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
