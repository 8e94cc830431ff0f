"""Leaves the loop at the first used number, where `continue` would go on with the next one.

Verdict: Wrong Answer
Reason: [1, 2] is missing
Cause: slip, 21
Change: way_out, 21
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        res = []
        self.dfs(nums, [False] * len(nums), [], res)
        return res

    def dfs(self, nums, visited, path, res):
        if len(path) == len(nums):
            res.append(path + [])
        for i in range(len(nums)):
            if visited[i]:
                break
            visited[i] = True
            path.append(nums[i])
            self.dfs(nums, visited, path, res)
            path.pop()
            visited[i] = False
