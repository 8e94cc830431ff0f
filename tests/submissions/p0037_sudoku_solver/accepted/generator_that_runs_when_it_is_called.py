"""Runs a generator to its first result by a decorator, so that a plain call of it is enough.

Verdict: Accepted
Cause: none
Near: coroutine_never_awaited | generator_never_iterated
"""


def first(function):
    return lambda *arguments: next(function(*arguments), None)


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    @first
    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if self.fits(board, r, c, d):
                            board[r][c] = d
                            if self.fill(board):
                                yield True
                            board[r][c] = "."
                    return
        yield True

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
