"""Keeps one combination for each sum, although a sum can have several.

Verdict: Wrong Answer
Reason: [2, 2, 3] is missing: 1 of 2 were returned
Cause: other_rule
Change: none
"""


class Solution:
    def combinationSum(self, candidates, target):
        combination = {0: []}
        for total in range(1, target + 1):
            for number in candidates:
                if total - number in combination:
                    combination[total] = [number, *combination[total - number]]
        return [combination[target]] if target in combination else []
