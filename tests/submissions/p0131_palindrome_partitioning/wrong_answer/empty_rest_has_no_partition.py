"""Returns no partition for the empty rest, where there is one without pieces.

Verdict: Wrong Answer
Reason: ['a'] is missing: 0 of 1 were returned
Cause: slip, 15
Change: empty_answer, 15
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        @cache
        def partitions(start: int) -> List[List[str]]:
            if start == len(s):
                return []
            result = []
            for end in range(start + 1, len(s) + 1):
                piece = s[start:end]
                if piece == piece[::-1]:
                    result += [[piece, *rest] for rest in partitions(end)]
            return result

        return partitions(0)
