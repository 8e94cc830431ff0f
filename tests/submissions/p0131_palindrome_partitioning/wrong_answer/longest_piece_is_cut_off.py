"""Cuts the longest palindrome off again and again, which gives one partition.

Verdict: Wrong Answer
Reason: ['a', 'a'] is missing: 1 of 2 were returned
Cause: other_rule
Change: none
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        pieces = []
        while s:
            end = len(s)
            while s[:end] != s[:end][::-1]:
                end -= 1
            pieces.append(s[:end])
            s = s[end:]
        return [pieces]
