"""Passes on `i` instead of `i + 1`, so that a number may be chosen again, as in Combination Sum.

Verdict: Wrong Answer
Reason: [1, 1] holds 1 twice
Cause: slip, 19
Change: start, 19
"""


class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        combos = []

        def search(i_from, chosen):
            if len(chosen) == k:
                combos.append(list(chosen))
                return
            for i in range(i_from, n + 1):
                search(i, chosen + (i,))

        search(1, ())
        return combos
