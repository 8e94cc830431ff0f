"""Adds the path only where the list ends, though the loop makes every node an answer.

Verdict: Wrong Answer
Reason: [] is missing
Cause: slip, 21
Change: moved, 21
"""


class Solution:
    def __init__(self):
        self.path = []
        self.result = []

    def subsets(self, nums: List[int]) -> List[List[int]]:
        self.backtracking(nums, 0)
        return self.result

    def backtracking(self, nums, startIndex):
        if startIndex == len(nums):
            self.result.append(self.path[:])
            return
        for i in range(startIndex, len(nums)):
            self.path.append(nums[i])
            self.backtracking(nums, i + 1)
            self.path.pop()
