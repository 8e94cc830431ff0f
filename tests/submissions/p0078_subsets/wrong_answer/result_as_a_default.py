"""Keeps the result in a default argument, which all calls of all cases share.

Verdict: Wrong Answer
Cause: state_kept, 12
"""


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        return self.helper(nums, 0, [])

    def helper(self, nums, start, path, result=[]):
        result.append(path)
        for i in range(start, len(nums)):
            self.helper(nums, i + 1, path + [nums[i]], result)
        return result
