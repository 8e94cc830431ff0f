"""Slides a window over the numbers.

Verdict: Wrong Answer
Reason: [1, 3] is missing: 2 of 3 were returned
Cause: other_rule
Change: none
"""


class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        numbers = list(range(1, n + 1))
        windows = []
        while len(numbers) >= k:
            windows.append(numbers[:k])
            numbers = numbers[1:]
        return windows
