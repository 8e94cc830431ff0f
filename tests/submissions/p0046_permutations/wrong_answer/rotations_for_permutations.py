"""Moves the first number to the end as often as there are numbers.

Verdict: Wrong Answer
Reason: [1, 3, 2] is missing: 3 of 6 were returned
Cause: other_rule
Change: none
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        found = []
        for _ in nums:
            found.append(nums[:])
            nums = nums[1:] + nums[:1]
        return found
