"""Shifts by one less, because of the precedence, and takes the index for the number.

Verdict: Wrong Answer
Reason: [1] is missing: 0 of 1 were returned
Cause: slip, 13
Change: one_off, 13
"""


class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        chosen = []
        for mask in range(1 << n - 1):
            if mask.bit_count() == k:
                chosen.append([bit for bit in range(n) if mask & (1 << bit)])
        return chosen
