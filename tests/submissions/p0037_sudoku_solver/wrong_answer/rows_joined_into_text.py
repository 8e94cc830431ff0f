"""Joins each row into one text at the end, as for printing.

Verdict: Wrong Answer
Reason: row 1 (board[0]) is the str
Cause: row_is_string
Change: characters, 16
Near: row_is_tuple
Catalogue: 55
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)
        for r in range(9):
            board[r] = "".join(board[r])

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
