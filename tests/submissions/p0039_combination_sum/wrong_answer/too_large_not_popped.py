"""Appends a number, sees that the sum is too large, and goes on without taking it back.

Verdict: Wrong Answer
Reason: [2, 2, 2, 3] has the sum 9
Cause: undo_missing, 21
Change: undo, 21
"""


class Solution:
    def combinationSum(self, candidates, target):
        result, path = [], []

        def backtrack(start, total):
            if total == target:
                result.append(list(path))
                return
            for i in range(start, len(candidates)):
                path.append(candidates[i])
                if total + candidates[i] > target:
                    continue
                backtrack(i, total + candidates[i])
                path.pop()

        backtrack(0, 0)
        return result
