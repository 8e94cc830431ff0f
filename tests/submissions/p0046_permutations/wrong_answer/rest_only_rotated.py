"""Puts each number first, and rotates the others.

Verdict: Wrong Answer
Reason: [2, 4, 3, 1] is missing: 12 of 24 were returned
Cause: other_rule
Change: none
"""


class Solution:
    def permute(self, nums):
        if len(nums) == 1:
            return [nums]
        orders = []
        for i, first in enumerate(nums):
            others = collections.deque(nums[:i] + nums[i + 1 :])
            for _ in range(len(others)):
                others.rotate(-1)
                orders.append([first, *others])
        return orders
