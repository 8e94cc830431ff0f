"""Loops over range(1, 9) in its check of rows and columns.

Verdict: Wrong Answer
Reason: digit twice
Cause: repeats_let_through
Change: range, 29
Near: unit_not_compared | nothing_compared
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
        for k in range(1, 9):
            if d in (board[r][k], board[k][c]):
                return False
        for k in range(9):
            if board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] == d:
                return False
        return True
