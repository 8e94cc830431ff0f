"""Passes on all other numbers, not only those after the chosen one: these are permutations.

Verdict: Wrong Answer
Cause: slice_bound, 17
"""


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        self.res = []
        self.dfs(nums, [])
        return self.res

    def dfs(self, nums, path):
        self.res.append(path)
        for i in range(len(nums)):
            self.dfs(nums[:i] + nums[i + 1:], path + [nums[i]])
