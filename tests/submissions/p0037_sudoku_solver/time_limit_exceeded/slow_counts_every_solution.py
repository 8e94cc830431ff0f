"""Right, and slow: it looks for a second solution before it writes the first.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: none
Change: none
Near: success_not_passed_on | undo_missing | never_backtracks
Time limit: 0.3
Cases: stress
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.found = []
        self.fill(board)
        for r in range(9):
            for c in range(9):
                board[r][c] = self.found[0][r][c]

    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if self.fits(board, r, c, d):
                            board[r][c] = d
                            self.fill(board)
                            board[r][c] = "."
                    return
        self.found.append([row[:] for row in board])

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
