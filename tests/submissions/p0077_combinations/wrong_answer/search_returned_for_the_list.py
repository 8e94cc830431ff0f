"""Returns what the search returns, which is None: the lists are in another variable.

Verdict: Wrong Answer
Reason: returned None (is a `return` missing?), expected a list of lists of ints
Cause: slip, 21
Change: list_not_returned, 21
"""


class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        lists = []

        def choose(first, chosen):
            if len(chosen) == k:
                lists.append(chosen)
                return
            for number in range(first, n + 1):
                choose(number + 1, chosen + [number])

        return choose(1, [])
