"""Adds the index to the mask of used numbers, and not its bit.

Verdict: Wrong Answer
Reason: holds 1 twice
Cause: slip, 21
Change: bit, 21
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        n = len(nums)

        def build(used, depth):
            if depth == n:
                return [[]]
            lists = []
            for i in range(n):
                if used >> i & 1:
                    continue
                for tail in build(used | i, depth + 1):
                    lists.append([nums[i]] + tail)
            return lists

        return build(0, 0)
