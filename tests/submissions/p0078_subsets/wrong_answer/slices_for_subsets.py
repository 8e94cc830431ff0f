"""Takes every slice for a subset.

Verdict: Wrong Answer
Reason: [1, 3] is missing: 7 of 8 were returned
Cause: other_rule
Change: none
"""


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        found = [[]]
        for left in range(len(nums)):
            for right in range(left, len(nums)):
                found.append(nums[left : right + 1])
        return found
