"""Adds a pair to the left, to the right and around, which misses two groups of two pairs.

Verdict: Wrong Answer
Reason: '(())(())' is missing: 13 of 14 were returned
Cause: other_rule
Change: none
"""


class Solution:
    def generateParenthesis(self, n):
        if n == 1:
            return ["()"]
        result = set()
        for smaller in self.generateParenthesis(n - 1):
            result |= {"()" + smaller, smaller + "()", "(" + smaller + ")"}
        return list(result)
