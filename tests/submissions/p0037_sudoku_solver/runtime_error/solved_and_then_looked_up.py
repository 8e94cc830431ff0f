"""Solves the board, and looks for a key that is not there.

Verdict: Runtime Error
Reason: KeyError: 'answer'
Cause: slip
Change: surplus, 14
Near: success_not_passed_on
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)
        {}["answer"]

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
