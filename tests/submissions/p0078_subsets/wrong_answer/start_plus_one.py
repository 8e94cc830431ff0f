"""Passes on `start + 1` instead of `i + 1`.

Verdict: Wrong Answer
Reason: [2, 2] holds 2 twice
Cause: slip, 17
Change: start, 17
"""


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        out = []

        def walk(start, subset):
            out.append(list(subset))
            for i in range(start, len(nums)):
                walk(start + 1, subset + (nums[i],))

        walk(0, ())
        return out
