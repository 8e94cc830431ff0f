"""Adds the path itself to the result, so that each entry is the same list.

Verdict: Wrong Answer
Reason: [] has length 0, expected 1
Cause: copy_missing, 17
Change: copy_missing, 17
"""


class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        res = []
        path = []

        def backtrack(start):
            if len(path) == k:
                res.append(path)
                return
            for i in range(start, n + 1):
                path.append(i)
                backtrack(i + 1)
                path.pop()

        backtrack(1)
        return res
