"""Adds the method that copies the path, since its parentheses are forgotten.

Verdict: Wrong Answer
Reason: built-in method copy of list object
Cause: not_called, 16
Change: not_called, 16
"""


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        res = []
        track = []

        def backtrack(start):
            res.append(track.copy)
            for i in range(start, len(nums)):
                track.append(nums[i])
                backtrack(i + 1)
                track.pop()

        backtrack(0)
        return res
