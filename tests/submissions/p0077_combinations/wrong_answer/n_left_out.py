"""Ends the loop before n.

Verdict: Wrong Answer
Reason: [1] is missing
Cause: slip, 18
Change: range, 18
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
