"""Tests a generator as if it were the result of the search: it is always true, and nothing runs.

Verdict: Wrong Answer
Reason: blanks left
Cause: generator_never_iterated
Change: passed_on, 23
Near: undo_missing | never_backtracks | guess_missing
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for _ in self.fill(board):
            return

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
