"""Passes the path on as it is, so that no number is ever added to it.

Verdict: Wrong Answer
Reason: [] has the sum 0, expected 4
Cause: slip, 19
Change: not_extended, 19
"""


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        found = []

        def search(begin, rest, path):
            if rest == 0:
                found.append(path)
            for i in range(begin, len(candidates)):
                if candidates[i] <= rest:
                    search(i, rest - candidates[i], path)

        search(0, target, [])
        return found
