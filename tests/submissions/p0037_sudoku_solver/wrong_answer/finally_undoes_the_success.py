"""Reports the answer by an exception, and takes each digit back in a `finally`.

Verdict: Wrong Answer
Reason: unchanged
Cause: undo_in_finally
Change: moved, 35
Near: success_not_passed_on | undo_missing | never_backtracks
"""


class Found(Exception):
    pass


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def fits(r, c, d):
            for k in range(9):
                if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                    return False
            return True

        def visit(p):
            while p < 81 and board[p // 9][p % 9] != ".":
                p += 1
            if p == 81:
                raise Found
            r, c = divmod(p, 9)
            for d in "123456789":
                if fits(r, c, d):
                    try:
                        board[r][c] = d
                        visit(p + 1)
                    finally:
                        board[r][c] = "."

        try:
            visit(0)
        except Found:
            pass
