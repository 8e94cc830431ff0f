"""Collects the path in every call, as in Subsets, and not only when it is complete.

Verdict: Wrong Answer
Reason: [] does not hold 1
Cause: other_rule
Change: none
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        res = []
        path = []

        def backtrack():
            res.append(list(path))
            if len(path) == len(nums):
                return
            for n in nums:
                if n in path:
                    continue
                path.append(n)
                backtrack()
                path.pop()

        backtrack()
        return res
