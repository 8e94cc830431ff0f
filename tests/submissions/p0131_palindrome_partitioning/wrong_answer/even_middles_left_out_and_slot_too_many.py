"""Leaves out the palindromes of even length, and copies a slot of the path too many.

Verdict: Wrong Answer
Reason: is missing
Cause: slip, 30
Change: one_off, 30
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        n = len(s)
        ends = [[] for _ in range(n)]

        def expand(l, r):
            while l >= 0 and r < n and s[l] == s[r]:
                ends[l].append(r + 1)
                l -= 1
                r += 1

        for c in range(n):
            expand(c, c)
            expand(c, c + 2)

        path = [""] * n
        result = []

        def dfs(start, depth):
            if start == n:
                result.append(path[:depth + 1])
                return
            for end in ends[start]:
                path[depth] = s[start:end]
                dfs(end, depth + 1)

        dfs(0, 0)
        return result
