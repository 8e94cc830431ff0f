"""The entry has a name of its own, and the helper with further parameters has the name to call.

Verdict: Runtime Error
Reason: TypeError: Solution.permute() missing 2 required pos
Cause: arguments_wrong, 16
Change: none
"""


class Solution:
    def permutations_of(self, nums):
        found = []
        self.permute(nums, 0, found)
        return found

    def permute(self, nums, first, found):
        if first == len(nums):
            found.append(nums[:])
        for i in range(first, len(nums)):
            nums[first], nums[i] = nums[i], nums[first]
            self.permute(nums, first + 1, found)
            nums[first], nums[i] = nums[i], nums[first]
