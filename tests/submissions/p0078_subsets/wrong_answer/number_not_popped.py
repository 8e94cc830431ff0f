"""Makes the call without the number while it is still in the path.

Verdict: Wrong Answer
Reason: [0] occurs twice
Cause: undo_missing, 21
Change: undo, 21
"""


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        res = []
        subset = []

        def dfs(i):
            if i >= len(nums):
                res.append(subset.copy())
                return
            # include nums[i]
            subset.append(nums[i])
            dfs(i + 1)
            # do not include nums[i]
            dfs(i + 1)

        dfs(0)
        return res
