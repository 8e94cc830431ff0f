"""Tests whether a number is left before it tests whether the combination is complete.

Verdict: Wrong Answer
Reason: is missing
Cause: slip, 16
Change: moved, 16
"""


class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        combinations = []
        chosen = []

        def decide(number: int, missing: int) -> None:
            if number == n + 1:
                return
            if missing == 0:
                combinations.append(list(chosen))
                return
            chosen.append(number)
            decide(number + 1, missing - 1)
            chosen.pop()
            decide(number + 1, missing)

        decide(1, k)
        return combinations
