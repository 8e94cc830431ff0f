"""Chooses a candidate again and again, and never goes on to the next one.

Verdict: Wrong Answer
Reason: [2, 3] is missing: 0 of 1 were returned
Cause: no_progress, 24
Change: choice_missing, 24
"""


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        result = []
        path = []

        def decide(i: int, left: int) -> None:
            if left == 0:
                result.append(path[:])
                return
            if i == len(candidates):
                return
            if candidates[i] <= left:
                path.append(candidates[i])
                decide(i, left - candidates[i])
                path.pop()

        decide(0, target)
        return result
