"""Ends the recursion one position too late, after the list has been read past its end.

Verdict: Runtime Error
Reason: IndexError: list index out of range
Cause: index_out_of_range, 15
Change: comparison, 15
"""


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        res = []

        def solve(i, picked):
            if i > len(nums):
                res.append(picked)
                return
            solve(i + 1, picked)
            solve(i + 1, picked + [nums[i]])

        solve(0, [])
        return res
