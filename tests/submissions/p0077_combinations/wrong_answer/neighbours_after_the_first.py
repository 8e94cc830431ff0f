"""Puts a run of neighbouring numbers behind each first number.

Verdict: Wrong Answer
Reason: [1, 2, 4] is missing: 3 of 4 were returned
Cause: other_rule
Change: none
"""


class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        if k == 1:
            return [[number] for number in range(1, n + 1)]
        result = []
        for first in range(1, n + 1):
            for second in range(first + 1, n - k + 3):
                result.append([first, *range(second, second + k - 1)])
        return result
