"""Tries all rows for each queen, so each board is found in every order of its queens.

Verdict: Time Limit Exceeded
Reason: no answer after
Cause: start_index_missing, 25
Change: none
Named: not yet
Time limit: 0.2
Cases: Eight queens
"""


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        board = [["."] * n for _ in range(n)]
        rows, cols, diag1, diag2 = set(), set(), set(), set()
        res = []

        def backtrack(placed):
            if placed == n:
                found = ["".join(row) for row in board]
                if found not in res:
                    res.append(found)
                return
            for r in range(n):
                for c in range(n):
                    if r in rows or c in cols or r + c in diag1 or r - c in diag2:
                        continue
                    rows.add(r)
                    cols.add(c)
                    diag1.add(r + c)
                    diag2.add(r - c)
                    board[r][c] = "Q"
                    backtrack(placed + 1)
                    board[r][c] = "."
                    rows.remove(r)
                    cols.remove(c)
                    diag1.remove(r + c)
                    diag2.remove(r - c)

        backtrack(0)
        return res
