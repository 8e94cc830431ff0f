"""Tries all candidates in each call, as they may be chosen again, so that each order comes.

Verdict: Wrong Answer
Reason: [3, 2] is [2, 3] again
Cause: start_index_missing, 19
Change: none
"""


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        result = []

        def backtrack(path: List[int], left: int) -> None:
            if left == 0:
                result.append(path[:])
            if left <= 0:
                return
            for number in candidates:
                path.append(number)
                backtrack(path, left - number)
                path.pop()

        backtrack([], target)
        return result
