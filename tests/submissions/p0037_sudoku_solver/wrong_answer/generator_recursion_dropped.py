"""Places digits in a generator that calls itself and drops the call, so that it stops at one blank.

Verdict: Wrong Answer
Reason: unchanged
Cause: generator_never_iterated
Change: passed_on, 24
Near: success_not_passed_on | never_written | undo_missing | never_backtracks
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        next(self.fill(board, blanks), None)

    def fill(self, board, blanks):
        if not blanks:
            yield board
            return
        (r, c), *others = blanks
        for d in "123456789":
            if self.fits(board, r, c, d):
                board[r][c] = d
                self.fill(board, others)
                board[r][c] = "."

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
