"""Adds the path itself, so that each answer is the same list.

Verdict: Wrong Answer
Reason: [] has the sum 0
Cause: copy_missing, 16
Change: copy_missing, 16
"""


class Solution:
    def combinationSum(self, candidates, target):
        result, path = [], []

        def backtrack(start, left):
            if left == 0:
                result.append(path)
                return
            for i in range(start, len(candidates)):
                if candidates[i] <= left:
                    path.append(candidates[i])
                    backtrack(i, left - candidates[i])
                    path.pop()

        backtrack(0, target)
        return result
