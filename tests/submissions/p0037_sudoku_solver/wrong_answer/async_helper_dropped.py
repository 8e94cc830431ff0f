"""Calls a helper that is `async def`, and does not wait for it.

Verdict: Wrong Answer
Reason: unchanged
Cause: coroutine_never_awaited
Change: none
Near: never_written | generator_never_iterated
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        import warnings

        warnings.simplefilter("ignore")
        self.fill(board)

    async def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if self.fits(board, r, c, d):
                            board[r][c] = d
                            if await self.fill(board):
                                return True
                            board[r][c] = "."
                    return False
        return True

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
