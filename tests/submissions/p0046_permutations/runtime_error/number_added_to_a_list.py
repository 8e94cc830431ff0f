"""Adds a number to a list, where a list of the number is meant.

Verdict: Runtime Error
Reason: TypeError: unsupported operand type(s) for +: 'int' and 'list'
Cause: wrong_type, 18
Change: item_added, 18
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        if len(nums) == 1:
            return [nums]
        ans = []
        for i in range(len(nums)):
            rest = nums[:i] + nums[i + 1:]
            for p in self.permute(rest):
                ans.append(nums[i] + p)
        return ans
