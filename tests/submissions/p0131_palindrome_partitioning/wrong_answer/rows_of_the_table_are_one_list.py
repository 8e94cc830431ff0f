"""Makes the table by `[[False] * n] * n`, so that all its rows are one list.

Verdict: Wrong Answer
Reason: ['a', 'b'] is missing
Cause: items_shared, 13
Change: shared, 13
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        n = len(s)
        pal = [[False] * n] * n
        for i in range(n - 1, -1, -1):
            for j in range(i, n):
                pal[i][j] = s[i] == s[j] and (j - i < 2 or pal[i + 1][j - 1])

        def dfs(start):
            if start == n:
                yield []
                return
            for end in range(start, n):
                if pal[start][end]:
                    for rest in dfs(end + 1):
                        yield [s[start:end + 1]] + rest

        return list(dfs(0))
