"""Ends the loop at the first candidate that is too large, but never sorts the candidates.

Verdict: Wrong Answer
Reason: [2, 2] is missing
Cause: slip, 20
Change: way_out, 20
"""


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        result = []

        def backtrack(start: int, left: int, path: List[int]) -> None:
            if left == 0:
                result.append(path)
                return
            for i in range(start, len(candidates)):
                if candidates[i] > left:
                    break
                backtrack(i, left - candidates[i], path + [candidates[i]])

        backtrack(0, target, [])
        return result
