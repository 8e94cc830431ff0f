"""Undoes the mark by `used.pop()`, which takes any number out of a set, not the last one.

Verdict: Wrong Answer
Reason: [2, 3, 2] holds 2 twice
Cause: undo_missing, 26
Change: undo_wrong, 26
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        res = []
        path = []
        used = set()

        def dfs():
            if len(path) == len(nums):
                res.append(path[:])
                return
            for num in nums:
                if num not in used:
                    path.append(num)
                    used.add(num)
                    dfs()
                    path.pop()
                    used.pop()

        dfs()
        return res
