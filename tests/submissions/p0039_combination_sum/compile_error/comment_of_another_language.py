"""Begins with a comment of another language.

Verdict: Compile Error
Reason: SyntaxError: invalid syntax
Cause: not_code, 9
Change: none
"""

// The note was copied from a solution in another language.

class Solution:
    def combinationSum(self, candidates, target):
        if target == 0:
            return [[]]
        return []
