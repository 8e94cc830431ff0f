"""Takes digits back in a `finally` unless it has succeeded; it is right, and computes for long.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: none
Change: none
Near: undo_in_finally | success_not_passed_on | slip
Time limit: 0.3
Cases: One blank
"""


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
                return True
            r, c = divmod(p, 9)
            solved = False
            for d in "123456789":
                if fits(r, c, d):
                    try:
                        board[r][c] = d
                        solved = visit(p + 1)
                    finally:
                        if not solved:
                            board[r][c] = "."
                    if solved:
                        return True
            return False

        visit(0)
        sum(range(10**9))
