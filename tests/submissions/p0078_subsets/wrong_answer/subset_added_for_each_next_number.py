"""Adds each subset once for each number that may follow, so never one that ends with the last.

Verdict: Wrong Answer
Reason: is missing
Cause: slip, 17
Change: moved, 17
"""


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        result = []
        stack = [(0, [])]
        while stack:
            start, path = stack.pop()
            for j in range(start, len(nums)):
                result.append(path)
                stack.append((j + 1, path + [nums[j]]))
        return result
