"""Passes a start index, as in Combinations, so that no number comes before one on its left.

Verdict: Wrong Answer
Reason: [2, 1] is missing: 1 of 2 were returned
Cause: slip, 22
Change: start, 22
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        result = []
        self.backtracking(nums, 0, [], result)
        return result

    def backtracking(self, nums, startIndex, path, result):
        if len(path) == len(nums):
            result.append(path[:])
            return
        for i in range(startIndex, len(nums)):
            path.append(nums[i])
            self.backtracking(nums, i + 1, path, result)
            path.pop()
