"""Tries the ends up to `len(s) - 1`, though the end of a slice is exclusive.

Verdict: Wrong Answer
Reason: ['a'] is missing
Cause: slip, 19
Change: range, 19
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        res = []
        path = []

        def backtrack(start):
            if start == len(s):
                res.append(path[:])
                return
            for end in range(start + 1, len(s)):
                sub = s[start:end]
                if sub == sub[::-1]:
                    path.append(sub)
                    backtrack(end)
                    path.pop()

        backtrack(0)
        return res
