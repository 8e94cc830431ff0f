"""Raises an exception of its own to leave all calls at once when the answer stands, and catches
it.

Verdict: Accepted
Cause: none
"""


class Found(Exception):
    pass


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        try:
            self.fill(board)
        except Found:
            print("found")

    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if self.fits(board, r, c, d):
                            board[r][c] = d
                            self.fill(board)
                            board[r][c] = "."
                    return
        raise Found

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
