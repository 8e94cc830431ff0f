"""Tests the bits of the position i, not the bit at the position i.

Verdict: Wrong Answer
Reason: [] occurs twice
Cause: slip, 17
Change: bit, 17
"""


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        n = len(nums)
        result = []
        for mask in range(2 ** n):
            subset = []
            for i in range(n):
                if mask & i:
                    subset.append(nums[i])
            result.append(subset)
        return result
