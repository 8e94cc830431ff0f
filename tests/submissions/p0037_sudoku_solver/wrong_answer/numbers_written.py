"""Writes numbers, with the right digits, into a board of text.

Verdict: Wrong Answer
Reason: holds the int
Cause: int_digits
Change: type, 21
Catalogue: 54
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
                            board[r][c] = int(d)
                            if self.fill(board):
                                return True
                            board[r][c] = "."
                    return False
        return True

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in map(
                str, (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3])
            ):
                return False
        return True
