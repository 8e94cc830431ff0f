"""Keeps the result in a default argument, which all calls of all cases share.

Verdict: Wrong Answer
Reason: [0] holds 0, which is not in nums
Cause: state_kept, 14
Change: default, 14
"""


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        return self.helper(nums, 0, [])

    def helper(self, nums, start, path, result=[]):
        result.append(path)
        for i in range(start, len(nums)):
            self.helper(nums, i + 1, path + [nums[i]], result)
        return result
