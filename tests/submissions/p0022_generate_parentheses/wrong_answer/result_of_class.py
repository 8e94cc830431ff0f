"""Keeps the result in the class, so that the answers of earlier calls are still there.

Verdict: Wrong Answer
Reason: has length 2, expected 4
Cause: state_kept, 11
Change: class_state, 11
"""


class Solution:
    result = []

    def generateParenthesis(self, n):
        self.backtrack("", 0, 0, n)
        return self.result

    def backtrack(self, path, opened, closed, n):
        if len(path) == 2 * n:
            self.result.append(path)
            return
        if opened < n:
            self.backtrack(path + "(", opened + 1, closed, n)
        if closed < opened:
            self.backtrack(path + ")", opened, closed + 1, n)
