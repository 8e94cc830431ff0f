"""Returns the one number for its one permutation, and inserts it at too few places.

Verdict: Wrong Answer
Reason: expected a list
Cause: slip, 13
Change: not_wrapped, 13
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        if len(nums) == 1:
            return nums[:]
        first, rest = nums[0], nums[1:]
        out = []
        for p in self.permute(rest):
            for i in range(len(p)):
                out.append(p[:i] + [first] + p[i:])
        return out
