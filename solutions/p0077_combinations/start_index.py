"""A loop from a start index, with one path: choose, recurse, undo (回溯模板, startIndex, 剪枝).

Idea: a call chooses the next number of the path. The loop begins at `start`, just after the last
    number chosen, so the path rises and each combination is built in one way only. A path of
    length k is an answer: add a copy of it. This is the one to have ready in an interview.
Order: sorted, as the numbers are tried in order.
Promise: `backtrack(start)` adds every combination that begins with the path and goes on with
    numbers from `start` on, and leaves the path as it was.
Cost: C(n, k) answers, O(k) to copy each: O(k · C(n, k)). With pruning, every call leads to an
    answer: 352,716 calls for n = 20, k = 10, and 616,666 without. k + 1 calls are open at once.
Pitfall: `result.append(path)` adds the same list each time. It is empty in the end, and so is each
    entry of the result.
Next: `choose_or_skip.py`. It asks about each number in turn: with it or without it?
"""


class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        result = []
        path = []

        def backtrack(start: int) -> None:
            """Add all combinations that begin with the path and go on with numbers from start on.

            `k - len(path)` numbers are missing. If i is the next one, the others must come from
            the n - i numbers after it. So i is at most `n - (k - len(path)) + 1`: with one missing,
            that is n, with two it is n - 1. A larger i begins no answer, and is pruned.
            """
            if len(path) == k:
                result.append(path[:])
                return
            last = n - (k - len(path)) + 1
            for i in range(start, last + 1):  # range leaves its end out
                path.append(i)
                backtrack(i + 1)  # not start + 1: that allows numbers up to i again
                path.pop()

        backtrack(1)
        return result
