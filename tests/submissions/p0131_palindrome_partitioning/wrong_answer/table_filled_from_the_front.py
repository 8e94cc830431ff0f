"""Fills the table from the first row, though each entry needs the row after it.

Verdict: Wrong Answer
Reason: ['aba'] is missing
Cause: slip, 14
Change: direction, 14
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        n = len(s)
        dp = [[False] * n for _ in range(n)]
        for i in range(n):
            for j in range(i, n):
                if s[i] == s[j] and (j - i <= 1 or dp[i + 1][j - 1]):
                    dp[i][j] = True
        res = []

        def dfs(i, path):
            if i == n:
                res.append(path[:])
                return
            for j in range(i, n):
                if dp[i][j]:
                    path.append(s[i:j + 1])
                    dfs(j + 1, path)
                    path.pop()

        dfs(0, [])
        return res
