"""Compares the bit of a mask with 1, which only the lowest bit equals.

Verdict: Wrong Answer
Reason: [] occurs twice
Cause: slip, 14
Change: bit, 14
"""


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        size, subsets = len(nums), []
        for mask in range(2**size):
            chosen = [nums[i] for i in range(size) if mask & (1 << i) == 1]
            subsets.append(chosen)
        return subsets
