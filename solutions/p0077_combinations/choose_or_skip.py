"""Ask about each number in turn, choose it or skip it (选或不选, include or exclude, binary tree).

Idea: a call decides about one number. It makes two calls for the next number: one with this number
    in the path, one without it. Each combination is one row of yes and no, so it is built once.
Order: sorted, as choosing comes before skipping.
Promise: `decide(number)` adds every combination that begins with the path and goes on with numbers
    from `number` on, and leaves the path as it was.
Cost: O(k · C(n, k)) to copy the answers. 537,471 calls for n = 20, k = 10, and every one leads to
    an answer. `start_index.py` makes 352,716, as it skips numbers in its loop. At most n + 1 calls
    are open.
Pitfall: without a test for the numbers that are left, the calls go past n and never end. A test
    for `number > n` is enough to stop them, but then most calls find no answer.
Next: LeetCode 78, where this tree has no pruning and each leaf is an answer.
"""


class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        result = []
        path = []

        def decide(number: int) -> None:
            """Add all combinations that begin with the path and go on from `number` on."""
            if len(path) == k:
                result.append(path[:])
                return
            path.append(number)
            decide(number + 1)
            path.pop()
            if n - number >= k - len(path):  # enough numbers come after this one
                decide(number + 1)

        decide(1)
        return result
