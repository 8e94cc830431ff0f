"""Takes a piece for a palindrome if at most one of its letters occurs an odd number of times.

Verdict: Wrong Answer
Reason: ['aab'] holds 'aab', which is not a palindrome
Cause: other_rule
Change: none
"""

from collections import Counter


class Solution:
    def partition(self, s):
        answers = []

        def is_palindrome(piece):
            return sum(count % 2 for count in Counter(piece).values()) <= 1

        def cut(rest, pieces):
            if not rest:
                answers.append(pieces)
            for end in range(1, len(rest) + 1):
                if is_palindrome(rest[:end]):
                    cut(rest[end:], [*pieces, rest[:end]])

        cut(s, [])
        return answers
