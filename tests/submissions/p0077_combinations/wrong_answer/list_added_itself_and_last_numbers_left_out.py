"""Adds its list itself, and moves each place on only up to one number below its last.

Verdict: Wrong Answer
Reason: [2] occurs twice
Cause: copy_missing, 15
Change: copy_missing, 15
"""


class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        chosen, found = [number + 1 for number in range(k)], []
        place = 0
        while place >= 0:
            found.append(chosen)
            place = k - 1
            while place >= 0 and chosen[place] >= n - k + place:
                place -= 1
            if place >= 0:
                chosen[place] += 1
                for other in range(place + 1, k):
                    chosen[other] = chosen[other - 1] + 1
        return found
