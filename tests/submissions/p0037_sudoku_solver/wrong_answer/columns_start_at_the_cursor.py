"""Starts the columns of every row at the column where this call began.

Verdict: Wrong Answer
Reason: blanks left
Cause: blank_passed_by
Change: range, 17
Catalogue: 53
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board, 0, 0)

    def fill(self, board, row, col):
        for r in range(row, 9):
            for c in range(col, 9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if self.fits(board, r, c, d):
                            board[r][c] = d
                            if self.fill(board, r, c):
                                return True
                            board[r][c] = "."
                    return False
        return True

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
