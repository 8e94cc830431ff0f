"""Compares a piece with its letters backwards, but the slice is empty at the first letter.

Verdict: Wrong Answer
Reason: ['a'] is missing: 0 of 1 were returned
Cause: slip, 19
Change: negative_stop, 19
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        result = []

        def cut(start, pieces):
            if start == len(s):
                result.append(pieces)
                return
            for end in range(start + 1, len(s) + 1):
                if s[start:end] == s[end - 1 : start - 1 : -1]:
                    cut(end, pieces + [s[start:end]])

        cut(0, [])
        return result
