"""Stops where the sum is the target, but not where it is larger.

Verdict: Runtime Error
Reason: RecursionError
Cause: endless_recursion, 18
Change: limit_missing, 18
Near: no_progress
"""


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        sums = []

        def add(index, chosen, rest):
            if rest == 0:
                sums.append(chosen[:])
                return
            for i in range(index, len(candidates)):
                chosen.append(candidates[i])
                add(i, chosen, rest - candidates[i])
                chosen.pop()

        add(0, [], target)
        return sums
