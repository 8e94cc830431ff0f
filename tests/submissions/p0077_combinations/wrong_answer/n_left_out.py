"""Ends the loop before n.

Verdict: Wrong Answer
Cause: range, 16
"""


class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        res, path = [], []

        def helper(begin):
            if k == len(path):
                res.append([*path])
                return
            for j in range(begin, n):
                path.append(j)
                helper(j + 1)
                path.pop()

        helper(1)
        return res
