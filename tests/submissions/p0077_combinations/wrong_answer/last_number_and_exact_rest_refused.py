"""Ends before the last number, and where exactly enough numbers are left.

Verdict: Wrong Answer
Reason: is missing
Cause: slip, 20
Change: comparison, 20
"""


class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        res, path = [], []

        def dfs(i):
            if len(path) == k:
                res.append(path[:])
                return
            if i == n:
                return
            if len(path) + n - i + 1 <= k:
                return
            path.append(i)
            dfs(i + 1)
            path.pop()
            dfs(i + 1)

        dfs(1)
        return res
