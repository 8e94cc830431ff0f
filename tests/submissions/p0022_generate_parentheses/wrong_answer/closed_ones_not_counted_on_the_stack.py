"""Pushes a state whose count of closed brackets stays the same.

Verdict: Wrong Answer
Reason: '())(' closes at index 2, but nothing is open there
Cause: slip, 20
Change: index_one_off, 20
"""


class Solution:
    def generateParenthesis(self, n):
        strings = []
        states = [("", 0, 0)]
        while states:
            text, opened, closed = states.pop()
            if len(text) == 2 * n:
                strings.append(text)
                continue
            if closed < opened:
                states.append((text + ")", opened, closed))
            if opened < n:
                states.append((text + "(", opened + 1, closed))
        return strings
