"""Writes full-width digits, as an input method gives them.

Verdict: Wrong Answer
Reason: expected '1' to '9'
Cause: none
Change: none
Near: blank_not_dot
Catalogue: 58
Cases: One blank
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
                            board[r][c] = "１２３４５６７８９"[int(d) - 1]
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
