"""Adds the list of rows itself to the result, so that each entry is the same list, empty in the end.

Verdict: Wrong Answer
Reason: board 1: it has 0 rows, expected 1
Cause: copy_missing, 18
Change: copy_missing, 18
"""


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        res = []
        rows = []
        cols, diag, anti = set(), set(), set()

        def backtrack(r):
            if r == n:
                res.append(rows)
                return
            for c in range(n):
                if c in cols or r - c in diag or r + c in anti:
                    continue
                rows.append("." * c + "Q" + "." * (n - 1 - c))
                cols.add(c)
                diag.add(r - c)
                anti.add(r + c)
                backtrack(r + 1)
                rows.pop()
                cols.remove(c)
                diag.remove(r - c)
                anti.remove(r + c)

        backtrack(0)
        return res
