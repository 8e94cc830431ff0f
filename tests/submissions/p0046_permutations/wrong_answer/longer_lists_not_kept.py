"""Builds longer lists from those before, and goes on with the old ones.

Verdict: Wrong Answer
Reason: [] does not hold 1
Cause: slip, 17
Change: not_updated, 17
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        perms = [[]]
        for x in nums:
            nxt = []
            for p in perms:
                for k in range(len(p) + 1):
                    nxt.append(p[:k] + [x] + p[k:])
        return perms
