"""Tries all orders of each combination, and keeps one of them with the help of a set.

Verdict: Time Limit Exceeded
Reason: no answer after
Cause: start_index_missing, 19
Change: none
Time limit: 0.2
Cases: Twenty of twenty
"""


class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        seen = set()
        path = []

        def backtrack():
            if len(path) == k:
                seen.add(tuple(sorted(path)))
                return
            for i in range(1, n + 1):
                if i not in path:
                    path.append(i)
                    backtrack()
                    path.pop()

        backtrack()
        return [list(c) for c in seen]
