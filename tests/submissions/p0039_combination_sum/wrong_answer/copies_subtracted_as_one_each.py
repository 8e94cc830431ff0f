"""Subtracts the number of copies from the rest, and takes one copy too few.

Verdict: Wrong Answer
Reason: is missing
Cause: slip, 20
Change: operand_missing, 20
"""


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        def pick(i, rest):
            if rest == 0:
                return [[]]
            if i == len(candidates):
                return []
            c = candidates[i]
            got = []
            for times in range(rest // c):
                for tail in pick(i + 1, rest - times):
                    got.append([c] * times + tail)
            return got

        return pick(0, target)
