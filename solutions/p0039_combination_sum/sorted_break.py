"""Sort the candidates, and end the loop at the first that is too large (排序 + 剪枝, pruning).

Idea: if a candidate is larger than what is left, so are all after it in sorted order. So the loop
    ends there, and no call is made for a sum that is too large.
Order: sorted, and so are the numbers inside each combination.
Promise: `backtrack(start, left)` adds every combination that begins with the path and goes on with
    candidates from `start` on whose sum is `left`. It leaves the path as it was.
Cost: O(n log n) to sort. 1,654 calls for [2, 3, 4, 9, 11] and 40, where `start_index.py` makes
    3,303. A call can still be a dead end, as when 1 is left and the smallest candidate is 2.
Pitfall: `break` without sorting loses every smaller candidate that comes later. Unsorted, it must
    be `continue`. A second pitfall is `>=`: a candidate equal to what is left completes an answer.
Next: `choose_or_skip.py`. It has no loop.
"""


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        numbers = sorted(candidates)  # a copy: the caller's list stays as it is
        result = []
        path = []

        def backtrack(start: int, left: int) -> None:
            """Add all combinations that begin with the path and need `left` more."""
            if left == 0:
                result.append(path[:])
                return
            for i in range(start, len(numbers)):
                if numbers[i] > left:
                    break  # those after it are larger still
                path.append(numbers[i])
                backtrack(i, left - numbers[i])
                path.pop()

        backtrack(0, target)
        return result
