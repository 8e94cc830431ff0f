"""Compares the numbers 1 to 9 with text, so that nothing clashes, and writes text.

Verdict: Wrong Answer
Reason: digit twice
Cause: nothing_compared
Change: type, 30
Near: int_digits | rows_aliased | repeats_let_through
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in range(1, 10):
                        if self.fits(board, r, c, d):
                            board[r][c] = str(d)
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
