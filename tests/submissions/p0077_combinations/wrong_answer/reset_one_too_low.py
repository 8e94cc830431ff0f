"""Steps to the next combination, and resets the numbers before it one too low.

Verdict: Wrong Answer
Reason: [0, 3] holds 0, expected 1 to 3
Cause: slip, 17
Change: one_off, 17
"""


class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        current, result = [*range(1, k + 1), n + 1], []
        while True:
            result.append(current[:k])
            place = 0
            while place < k and current[place] + 1 == current[place + 1]:
                current[place] = place
                place += 1
            if place == k:
                return result
            current[place] += 1
