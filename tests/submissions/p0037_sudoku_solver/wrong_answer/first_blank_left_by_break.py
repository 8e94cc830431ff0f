"""Looks for the first blank in two loops and leaves only the inner one, so r and c go on.

Verdict: Wrong Answer
Reason: unchanged
Cause: turned_back
Change: break, 20
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def fill(self, board):
        if not any("." in row for row in board):
            return True
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    break
        for d in "123456789":
            if self.fits(board, r, c, d):
                board[r][c] = d
                if self.fill(board):
                    return True
                board[r][c] = "."
        return False

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
