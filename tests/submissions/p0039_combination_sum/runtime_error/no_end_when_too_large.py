"""Ends a branch only at the exact sum, so that one that is too large never ends.

Verdict: Runtime Error
Reason: RecursionError
Cause: endless_recursion, 18
Change: limit_missing, 18
Near: no_progress
"""


class Solution:
    def combinationSum(self, candidates, target):
        result, path = [], []

        def backtrack(start, total):
            if total == target:
                result.append(path[:])
                return
            for i in range(start, len(candidates)):
                path.append(candidates[i])
                backtrack(i, total + candidates[i])
                path.pop()

        backtrack(0, 0)
        return result
