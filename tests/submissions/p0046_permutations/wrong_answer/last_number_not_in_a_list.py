"""Returns the list of the last number as if it were a list of permutations.

Verdict: Wrong Answer
Reason: returned[0] is the int 1, expected a list of ints
Cause: slip, 13
Change: not_wrapped, 13
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        if len(nums) == 1:
            return nums
        ans = []
        for i in range(len(nums)):
            rest = nums[:i] + nums[i + 1:]
            for p in self.permute(rest):
                ans.append([nums[i]] + p)
        return ans
