"""Choose a candidate once more, or go on to the next (选或不选, include or exclude, binary tree).

Idea: a call asks about one candidate. Skip it: go on to the next one, and never come back. Choose
    it: stay at it, so that it can be chosen again. How often each candidate comes is decided by the
    number of choices before the skip, so each combination is built once.
Order: skipping comes first, so the last candidate fills the first answers.
Promise: `decide(i, left)` adds every combination that begins with the path and goes on with
    candidates from i on whose sum is `left`. It leaves the path as it was.
Cost: 4,956 calls for [2, 3, 4, 9, 11] and 40, where `start_index.py` makes 3,303: a skip is a call
    too. At most n + target / min(candidates) + 1 calls are open.
Pitfall: if both calls go on to i + 1, no number comes twice. If both stay, the calls never end.
Next: LeetCode 40, where each candidate may be chosen once, and equal ones must be skipped together.
"""


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        result = []
        path = []

        def decide(i: int, left: int) -> None:
            """Add all combinations that begin with the path and go on from candidate i on."""
            if left == 0:
                result.append(path[:])
                return
            if i == len(candidates):
                return
            decide(i + 1, left)
            if candidates[i] <= left:
                path.append(candidates[i])
                decide(i, left - candidates[i])
                path.pop()

        decide(0, target)
        return result
