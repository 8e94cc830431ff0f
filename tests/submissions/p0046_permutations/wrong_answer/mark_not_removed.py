"""Takes the number off the path and leaves its flag set.

Verdict: Wrong Answer
Reason: [2, 1] is missing
Cause: undo_missing, 27
Change: undo, 27
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        self.res = []
        self.path = []
        self.used = [False] * len(nums)
        self.backtrack(nums)
        return self.res

    def backtrack(self, nums):
        if len(self.path) == len(nums):
            self.res.append(self.path.copy())
            return
        for i in range(len(nums)):
            if self.used[i]:
                continue
            self.used[i] = True
            self.path.append(nums[i])
            self.backtrack(nums)
            self.path.pop()
