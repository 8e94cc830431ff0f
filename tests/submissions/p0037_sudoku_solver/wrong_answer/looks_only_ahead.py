"""Compares a digit with the cells of its row from its own on, and not with those before it.

Verdict: Wrong Answer
Reason: digit twice
Cause: repeats_let_through
Change: range, 15
Near: unit_not_compared | nothing_compared
Catalogue: 52
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def fits(r, c, d):
            for k in range(c, 9):
                if board[r][k] == d:
                    return False
            for k in range(9):
                if board[k][c] == d or board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] == d:
                    return False
            return True

        def solve():
            for r in range(9):
                for c in range(9):
                    if board[r][c] == ".":
                        for d in "123456789":
                            if fits(r, c, d):
                                board[r][c] = d
                                if solve():
                                    return True
                                board[r][c] = "."
                        return False
            return True

        solve()
