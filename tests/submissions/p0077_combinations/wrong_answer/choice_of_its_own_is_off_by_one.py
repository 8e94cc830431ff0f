"""Has a function `choice` of its own, which does not choose n.

Verdict: Wrong Answer
Reason: is missing
Cause: slip, 12
Change: range, 12
Near: random_search
"""


def choice(numbers, n):
    return range(numbers[-1] + 1 if numbers else 1, n)


class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        level = [[]]
        for _ in range(k):
            level = [[*one, new] for one in level for new in choice(one, n)]
        return level
