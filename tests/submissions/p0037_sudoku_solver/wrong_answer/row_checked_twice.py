"""Reads board[r][k] twice where one of the two should be board[k][c].

Verdict: Wrong Answer
Reason: column 1 has two
Cause: unit_not_compared
Change: look_added, 31
Near: another_unit_compared | diagonals_compared
Catalogue: 52
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
                            board[r][c] = d
                            if self.fill(board):
                                return True
                            board[r][c] = "."
                    return False
        return True

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[r][k], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
