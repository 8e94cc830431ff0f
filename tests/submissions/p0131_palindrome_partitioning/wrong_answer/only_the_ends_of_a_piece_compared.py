"""Takes a piece whose first and last letter are equal for a palindrome.

Verdict: Wrong Answer
Reason: ['abca'] holds 'abca', which is not a palindrome
Cause: other_rule
Change: none
"""


class Solution:
    def partition(self, s):
        if not s:
            return [[]]
        partitions = []
        for end, letter in enumerate(s, 1):
            if letter == s[0]:
                partitions += [[s[:end], *rest] for rest in self.partition(s[end:])]
        return partitions
