"""Takes pairs for brackets in the length, and closes a bracket only if none is open.

Verdict: Wrong Answer
Reason: has length 1, expected 2
Cause: slip, 21
Change: comparison, 21
"""


class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        done = []
        stack = [("", n, n)]
        while stack:
            text, opening, closing = stack.pop()
            if len(text) == n:
                done.append(text)
                continue
            if opening > 0:
                stack.append((text + "(", opening - 1, closing))
            if opening > closing:
                stack.append((text + ")", opening, closing - 1))
        return done
