"""Tests every permutation of all parentheses, nearly all of which are equal to another one.

Verdict: Time Limit Exceeded
Reason: no answer after
Cause: search_too_large, 25
Change: none
Named: not yet
Time limit: 0.5
Cases: Six pairs
"""

from itertools import permutations


class Solution:
    def generateParenthesis(self, n):
        def balanced(text):
            opened = 0
            for character in text:
                opened += 1 if character == "(" else -1
                if opened < 0:
                    return False
            return True

        return ["".join(p) for p in set(permutations("(" * n + ")" * n)) if balanced(p)]
