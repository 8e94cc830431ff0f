"""Calls a generator and does not loop over it, so that nothing of it runs.

Verdict: Wrong Answer
Reason: unchanged
Cause: generator_never_iterated
Change: passed_on, 13
Near: never_written | coroutine_never_awaited
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
                            yield from self.fill(board)
                            board[r][c] = "."
                    return
        yield board

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
