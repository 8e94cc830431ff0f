"""Keeps only the subsets that have the new number: `=` for `+=`.

Verdict: Wrong Answer
Reason: [] is missing
Cause: slip, 14
Change: assignment, 14
"""


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        known = [[]]
        for number in nums:
            known = [[*one, number] for one in known]
        return known
