"""Collects all permutations and returns nothing.

Verdict: Wrong Answer
Reason: returned None (is a `return` missing?)
Cause: slip, 23
Change: return, 23
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        res = []

        def helper(left, path):
            if not left:
                res.append(path[:])
                return
            for k in range(len(left)):
                path.append(left[k])
                helper(left[:k] + left[k + 1:], path)
                path.pop()

        helper(nums, [])
