"""Closes only where nothing more can be opened, so that each step has one choice.

Verdict: Wrong Answer
Reason: '()()' is missing: 1 of 2 were returned
Cause: slip, 20
Change: elif, 20
"""


class Solution:
    def generateParenthesis(self, n):
        result = []

        def backtrack(path, opened, closed):
            if len(path) == 2 * n:
                result.append(path)
                return
            if opened < n:
                backtrack(path + "(", opened + 1, closed)
            elif closed < opened:
                backtrack(path + ")", opened, closed + 1)

        backtrack("", 0, 0)
        return result
