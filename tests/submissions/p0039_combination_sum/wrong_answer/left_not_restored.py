"""Subtracts each number from the remaining sum in the loop, and pops the path only.

Verdict: Wrong Answer
Reason: [3] has the sum 3
Cause: undo_missing, 23
Change: undo, 23
"""


class Solution:
    def combinationSum(self, candidates, target):
        result, path = [], []

        def backtrack(start, left):
            if left == 0:
                result.append(path[:])
                return
            if left < 0:
                return
            for i in range(start, len(candidates)):
                path.append(candidates[i])
                left -= candidates[i]
                backtrack(i, left)
                path.pop()

        backtrack(0, target)
        return result
