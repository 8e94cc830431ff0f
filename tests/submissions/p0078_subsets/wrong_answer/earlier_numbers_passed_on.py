"""Passes on all other numbers, not only those after the chosen one: these are permutations.

Verdict: Wrong Answer
Reason: [2, 1] is [1, 2] again
Cause: slip, 19
Change: operand_dropped, 19
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
