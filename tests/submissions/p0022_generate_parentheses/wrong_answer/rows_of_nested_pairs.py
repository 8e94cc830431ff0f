"""Puts nests such as ((())) next to each other, but no two pairs inside another one.

Verdict: Wrong Answer
Reason: '(()())' is missing: 4 of 5 were returned
Cause: other_rule
Change: none
"""


class Solution:
    def generateParenthesis(self, n):
        if n == 0:
            return [""]
        strings = []
        for depth in range(n, 0, -1):
            nest = "(" * depth + ")" * depth
            strings += [nest + rest for rest in self.generateParenthesis(n - depth)]
        return strings
