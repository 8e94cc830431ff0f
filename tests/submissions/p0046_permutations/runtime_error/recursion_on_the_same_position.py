"""Recurses on the position that it has just filled, and never reaches the end of the list.

Verdict: Runtime Error
Reason: maximum recursion depth exceeded
Cause: endless_recursion, 23
Change: index_one_off, 23
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        self.res = []
        self.nums = nums
        self.backtrack(0)
        return self.res

    def backtrack(self, start):
        if start == len(self.nums):
            self.res.append(list(self.nums))
            return
        for i in range(start, len(self.nums)):
            self.swap(start, i)
            self.backtrack(start)
            self.swap(start, i)

    def swap(self, a, b):
        self.nums[a], self.nums[b] = self.nums[b], self.nums[a]
