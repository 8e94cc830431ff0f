"""Counts the candidates from the start index on from 0 again.

Verdict: Wrong Answer
Reason: again
Cause: slip, 19
Change: range, 19
"""


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        res = []
        stack = [(0, target, ())]
        while stack:
            start, rest, path = stack.pop()
            if rest == 0:
                res.append(list(path))
                continue
            for i, c in enumerate(candidates[start:]):
                if c <= rest:
                    stack.append((i, rest - c, path + (c,)))
        return res
