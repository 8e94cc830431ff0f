"""Adds the path itself to the result, so that each entry is the same list.

Verdict: Wrong Answer
Reason: [] occurs twice
Cause: copy_missing, 16
Change: copy_missing, 16
"""


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        res = []
        track = []

        def backtrack(start):
            res.append(track)
            for i in range(start, len(nums)):
                track.append(nums[i])
                backtrack(i + 1)
                track.pop()

        backtrack(0)
        return res
