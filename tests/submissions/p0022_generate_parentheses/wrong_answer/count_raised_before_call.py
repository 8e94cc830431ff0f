"""Raises the count before the call, so that the second choice sees one more than the path has.

Verdict: Wrong Answer
Reason: '()()' is missing: 1 of 2 were returned
Cause: undo_missing, 20
Change: undo, 20
"""


class Solution:
    def generateParenthesis(self, n):
        result = []

        def backtrack(path, opened, closed):
            if len(path) == 2 * n:
                result.append(path)
                return
            if opened < n:
                opened += 1
                backtrack(path + "(", opened, closed)
            if closed < opened:
                closed += 1
                backtrack(path + ")", opened, closed)

        backtrack("", 0, 0)
        return result
