"""Looks at the same number again after it has taken it.

Verdict: Memory Limit Exceeded
Reason: used more than 512 MiB of memory
Cause: endless_recursion, 22
Change: start, 22
"""


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        self.all = []
        self.dfs(nums, 0, [])
        return self.all

    def dfs(self, nums, at, taken):
        if at == len(nums):
            self.all.append(list(taken))
            return
        self.dfs(nums, at + 1, taken)
        taken.append(nums[at])
        self.dfs(nums, at, taken)
        taken.pop()
