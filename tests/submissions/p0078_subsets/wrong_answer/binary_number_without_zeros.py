"""Reads the bits of a binary number that has no zeros at its beginning.

Verdict: Wrong Answer
Reason: [1] occurs twice
Cause: slip, 14
Change: leading_zeros, 14
"""


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        result = []
        for mask in range(2 ** len(nums)):
            bits = bin(mask)[2:]
            result.append([nums[i] for i in range(len(bits)) if bits[i] == "1"])
        return result
