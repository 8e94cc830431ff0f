"""Sets and clears the flags but never looks at them, so a number comes several times.

Verdict: Wrong Answer
Reason: [1, 1] holds 1 twice
Cause: slip, 20
Change: guard_missing, 20
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        ans = []
        used = [0] * len(nums)

        def dfs(path):
            if len(path) == len(nums):
                ans.append(path)
                return
            for i in range(len(nums)):
                used[i] = 1
                dfs(path + [nums[i]])
                used[i] = 0

        dfs([])
        return ans
