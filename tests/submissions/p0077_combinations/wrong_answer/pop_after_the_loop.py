"""Takes the number off the path only after the loop.

Verdict: Wrong Answer
Reason: [1, 2] occurs twice
Cause: undo_missing, 22
Change: moved, 22
"""


class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        found = []
        path = []

        def extend(first):
            if len(path) == k:
                found.append(path[:])
                return
            for number in range(first, n + 1):
                path.append(number)
                extend(number + 1)
            path.pop()

        extend(1)
        return found
