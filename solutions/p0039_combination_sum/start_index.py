"""A start index that does not move on, so that a number can be chosen again (回溯模板, startIndex).

Idea: as in 77, a call chooses the next number of the path from `start` on. But it passes on `i`,
    not `i + 1`: the same candidate may be chosen again, an earlier one may not. So each combination
    is built in one order only, that of the candidates. `left` is what is still missing from the
    sum: 0 is an answer, and less than 0 ends the branch. This is the one to have ready in an
    interview.
Order: the candidates are tried in the given order.
Promise: `backtrack(start, left)` adds every combination that begins with the path and goes on with
    candidates from `start` on whose sum is `left`. It leaves the path as it was.
Cost: a path has at most target / min(candidates) numbers, and at most one call more than that is
    open. For n candidates, O(n ^ (target / min)) is a loose bound on the calls: [2, 3, 4, 9, 11]
    and 40 take 3,303 calls for 149 answers. About half of the calls end because the sum is too
    large.
Pitfall: with `i + 1` no number comes twice. With `0`, each combination is found in every order.
Next: `sorted_break.py`. It doesn't make the calls for sums that are too large.
"""


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        result = []
        path = []

        def backtrack(start: int, left: int) -> None:
            """Add all combinations that begin with the path and need `left` more."""
            if left == 0:
                result.append(path[:])
                return
            if left < 0:  # the sum is too large, and no candidate makes it smaller
                return
            for i in range(start, len(candidates)):
                path.append(candidates[i])
                backtrack(i, left - candidates[i])  # i, not i + 1: it may be chosen again
                path.pop()

        backtrack(0, target)
        return result
