"""Repeats one candidate, and adds at most one larger one.

Verdict: Wrong Answer
Reason: [2, 3, 3] is missing: 2 of 3 were returned
Cause: other_rule
Change: none
"""


class Solution:
    def combinationSum(self, candidates, target):
        combinations = []
        for number in sorted(candidates):
            row = []
            while sum(row) < target:
                row.append(number)
                rest = target - sum(row)
                if rest == 0:
                    combinations.append(row)
                elif rest > number and rest in candidates:
                    combinations.append([*row, rest])
        return combinations
