"""Adds a copy of the list, as in problems whose answers are lists, and not a string.

Verdict: Wrong Answer
Reason: expected a string (is a `"".join` missing?)
Cause: slip, 16
Change: not_joined, 16
"""


class Solution:
    def generateParenthesis(self, n):
        result, path = [], []

        def backtrack(opened, closed):
            if closed == n:
                result.append(path[:])
                return
            if opened < n:
                path.append("(")
                backtrack(opened + 1, closed)
                path.pop()
            if closed < opened:
                path.append(")")
                backtrack(opened, closed + 1)
                path.pop()

        backtrack(0, 0)
        return result
