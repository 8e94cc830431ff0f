"""Gives the helper the name of the method, as in a language that tells them apart by parameters.

Verdict: Runtime Error
Reason: TypeError: Solution.combinationSum() missing 3 requi
Cause: class_declared_twice, 16
Change: none
"""


class Solution:
    def combinationSum(self, candidates, target):
        found = []
        self.combinationSum(candidates, target, 0, [], found)
        return found

    def combinationSum(self, candidates, left, start, path, found):
        if left == 0:
            found.append(path[:])
        for i in range(start, len(candidates)):
            if candidates[i] <= left:
                path.append(candidates[i])
                self.combinationSum(candidates, left - candidates[i], i, path, found)
                path.pop()
