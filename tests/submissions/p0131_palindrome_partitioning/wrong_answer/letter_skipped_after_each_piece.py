"""Recurses on `j + 1`, although the slice excludes `j`: one letter after each piece is lost.

Verdict: Wrong Answer
Reason: ['a'] joins to 'a', not to 'ab'
Cause: slip, 21
Change: start, 21
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        ans = []

        def dfs(i, path):
            if i >= len(s):
                ans.append(path)
                return
            for j in range(i + 1, len(s) + 1):
                word = s[i:j]
                if word == word[::-1]:
                    dfs(j + 1, path + [word])

        dfs(0, [])
        return ans
