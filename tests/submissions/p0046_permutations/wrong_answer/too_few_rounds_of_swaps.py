"""Swaps neighbours in n rounds, which is too few from four numbers on.

Verdict: Wrong Answer
Reason: is missing
Cause: slip, 15
Change: limit_low, 15
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        n = len(nums)
        seen = {tuple(nums)}
        frontier = [tuple(nums)]
        for _ in range(n):
            nxt = []
            for p in frontier:
                for i in range(n - 1):
                    q = list(p)
                    q[i], q[i + 1] = q[i + 1], q[i]
                    q = tuple(q)
                    if q not in seen:
                        seen.add(q)
                        nxt.append(q)
            frontier = nxt
        return [list(p) for p in seen]
