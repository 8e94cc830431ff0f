"""Exchanges two neighbours of the given order, once.

Verdict: Wrong Answer
Reason: [2, 3, 1] is missing: 3 of 6 were returned
Cause: other_rule
Change: none
"""


class Solution:
    def permute(self, nums):
        orders = [nums.copy()]
        for place in range(1, len(nums)):
            nums[place - 1], nums[place] = nums[place], nums[place - 1]
            orders.append(nums.copy())
            nums[place - 1], nums[place] = nums[place], nums[place - 1]
        return orders
