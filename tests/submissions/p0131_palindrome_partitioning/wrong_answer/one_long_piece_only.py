"""Cuts out one palindrome, and takes single letters around it.

Verdict: Wrong Answer
Reason: ['aba', 'bab'] is missing: 7 of 8 were returned
Cause: other_rule
Change: none
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        partitions = [list(s)]
        for start in range(len(s)):
            for end in range(start + 2, len(s) + 1):
                piece = s[start:end]
                if piece == piece[::-1]:
                    partitions.append([*s[:start], piece, *s[end:]])
        return partitions
