"""Checks the full board once more, with `sum`, and adds up text: no board is right.

Verdict: Wrong Answer
Reason: unchanged
Cause: success_not_passed_on, 15
Change: harmful, 15
Near: undo_missing | never_backtracks | every_digit_refused
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def done(self, board):
        return all(sum(d == "9" for d in row) == 9 for row in board)

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
        return self.done(board)

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
