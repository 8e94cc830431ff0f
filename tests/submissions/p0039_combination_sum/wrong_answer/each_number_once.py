"""Passes on `i + 1`, as in Combinations, so that no candidate is chosen twice.

Verdict: Wrong Answer
Reason: [2, 2] is missing
Cause: slip, 21
Change: start, 21
"""


class Solution:
    def combinationSum(self, candidates, target):
        result, path = [], []

        def backtrack(start, left):
            if left == 0:
                result.append(path[:])
                return
            for i in range(start, len(candidates)):
                if candidates[i] <= left:
                    path.append(candidates[i])
                    backtrack(i + 1, left - candidates[i])
                    path.pop()

        backtrack(0, target)
        return result
