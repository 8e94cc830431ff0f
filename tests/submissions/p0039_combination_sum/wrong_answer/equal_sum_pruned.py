"""Prunes a candidate that is equal to the remaining sum, and so the end of each answer.

Verdict: Wrong Answer
Reason: [2, 2] is missing
Cause: slip, 20
Change: comparison, 20
"""


class Solution:
    def combinationSum(self, candidates, target):
        candidates.sort()
        result = []

        def dfs(start, left, path):
            if left == 0:
                result.append(path)
                return
            for i in range(start, len(candidates)):
                if candidates[i] >= left:
                    break
                dfs(i, left - candidates[i], path + [candidates[i]])

        dfs(0, target, [])
        return result
