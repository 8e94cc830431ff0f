"""Closes while fewer than n are closed, so that a path may close what is not open.

Verdict: Wrong Answer
Reason: closes at index 0
Cause: slip, 20
Change: name, 20
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
            if closed < n:
                backtrack(path + ")", opened, closed + 1)

        backtrack("", 0, 0)
        return result
