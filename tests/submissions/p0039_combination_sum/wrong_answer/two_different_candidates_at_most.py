"""Combines at most two different candidates.

Verdict: Wrong Answer
Reason: is missing
Cause: other_rule
Change: none
"""


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        res = []
        n = len(candidates)
        for i in range(n):
            a = candidates[i]
            if target % a == 0:
                res.append([a] * (target // a))
            for j in range(i + 1, n):
                b = candidates[j]
                x = 1
                while a * x < target:
                    rest = target - a * x
                    if rest % b == 0:
                        res.append([a] * x + [b] * (rest // b))
                    x += 1
        return res
