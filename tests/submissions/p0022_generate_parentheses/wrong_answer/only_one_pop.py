"""Undoes the second choice only, so that an opened parenthesis stays in the path.

Verdict: Wrong Answer
Reason: has length 5, expected 4
Cause: undo_missing, 20
Change: undo, 20
"""


class Solution:
    def generateParenthesis(self, n):
        result, path = [], []

        def backtrack(opened, closed):
            if closed == n:
                result.append("".join(path))
                return
            if opened < n:
                path.append("(")
                backtrack(opened + 1, closed)
            if closed < opened:
                path.append(")")
                backtrack(opened, closed + 1)
                path.pop()

        backtrack(0, 0)
        return result
