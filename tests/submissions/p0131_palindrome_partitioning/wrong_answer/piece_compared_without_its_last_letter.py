"""Compares a piece with itself without the last letter, not with its reverse.

Verdict: Wrong Answer
Reason: ['a'] is missing: 0 of 1 were returned
Cause: slip, 17
Change: backwards, 17
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        if not s:
            return [[]]
        answer = []
        for end in range(1, len(s) + 1):
            piece = s[:end]
            if piece == piece[:-1]:
                for rest in self.partition(s[end:]):
                    answer.append([piece] + rest)
        return answer
