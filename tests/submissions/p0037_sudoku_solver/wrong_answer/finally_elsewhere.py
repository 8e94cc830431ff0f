"""Forgets to pass the success on; a `finally` only counts calls.

Verdict: Wrong Answer
Reason: unchanged
Cause: success_not_passed_on
Change: passed_on, 34
Near: undo_in_finally
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def fits(r, c, d):
            for k in range(9):
                if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                    return False
            return True

        calls = []

        def visit(p):
            calls.append(p)
            try:
                while p < 81 and board[p // 9][p % 9] != ".":
                    p += 1
            finally:
                calls.pop()
            if p == 81:
                return
            r, c = divmod(p, 9)
            for d in "123456789":
                if fits(r, c, d):
                    board[r][c] = d
                    visit(p + 1)
                    board[r][c] = "."

        visit(0)
