"""Stops at n brackets instead of 2 * n, and closes brackets that are not open.

Verdict: Wrong Answer
Reason: '(' has length 1, expected 2
Cause: slip, 15
Change: factor, 15
"""


class Solution:
    def generateParenthesis(self, n: int) -> list[str]:
        strings = []

        def extend(text, left, right):
            if len(text) == n:
                strings.append(text)
                return
            if left > 0:
                extend(text + "(", left - 1, right)
            if right > 0:
                extend(text + ")", left, right - 1)

        extend("", n, n)
        return strings
