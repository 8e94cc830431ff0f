"""Indexes the flags by the number itself, where its position in the list belongs.

Verdict: Runtime Error
Reason: IndexError: list index out of range
Cause: index_out_of_range, 20
Change: none
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        n = len(nums)
        res, used = [], [False] * n

        def backtrack(path):
            if len(path) == n:
                res.append(path[:])
                return
            for num in nums:
                if used[num]:
                    continue
                path.append(num)
                used[num] = True
                backtrack(path)
                used[num] = False
                path.pop()

        backtrack([])
        return res
