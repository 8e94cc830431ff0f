"""Reports the answer by an exception, and takes each digit back where it passes through.

Verdict: Wrong Answer
Reason: unchanged
Cause: success_not_passed_on
Change: surplus, 35 | moved, 35
Near: undo_in_finally
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
                    board[r][c] = d
                    try:
                        visit(p + 1)
                    except Found:
                        board[r][c] = "."
                        raise
                    board[r][c] = "."

        try:
            visit(0)
        except Found:
            pass
