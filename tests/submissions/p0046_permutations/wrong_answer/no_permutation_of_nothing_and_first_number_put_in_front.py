"""Returns no permutation of an empty list, and always puts the first number in front.

Verdict: Wrong Answer
Reason: [1] is missing: 0 of 1 were returned
Cause: slip, 14
Change: empty_answer, 14
Near: nothing_added
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        if not nums:
            return []
        result = []
        for i in range(len(nums)):
            for rest in self.permute(nums[:i] + nums[i + 1:]):
                result.append([nums[0]] + rest)
        return result
