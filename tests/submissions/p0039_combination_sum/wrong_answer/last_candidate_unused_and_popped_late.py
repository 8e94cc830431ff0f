"""Stops before the last candidate, and skips a candidate that is still in the sum.

Verdict: Wrong Answer
Reason: [2, 2] is missing: 0 of 1 were returned
Cause: slip, 18
Change: one_off, 18
"""


class Solution:
    def combinationSum(self, candidates, target):
        sums, chosen = [], []

        def choose(at, left):
            if left == 0:
                sums.append(list(chosen))
                return
            if left < 0 or at == len(candidates) - 1:
                return
            chosen.append(candidates[at])
            choose(at, left - candidates[at])
            choose(at + 1, left)
            chosen.pop()

        choose(0, target)
        return sums
