"""Adds the path itself to the result, so that each entry is the same list.

Verdict: Wrong Answer
Reason: [] does not hold 1
Cause: copy_missing, 17
Change: copy_missing, 17
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        res = []
        used = set()

        def dfs(path):
            if len(path) == len(nums):
                res.append(path)
                return
            for x in nums:
                if x not in used:
                    used.add(x)
                    path.append(x)
                    dfs(path)
                    path.pop()
                    used.remove(x)

        dfs([])
        return res
