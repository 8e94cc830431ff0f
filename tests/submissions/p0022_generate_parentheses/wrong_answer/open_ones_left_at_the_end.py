"""Filters all texts by a depth that is never negative, and forgets that it has to end at 0.

Verdict: Wrong Answer
Reason: '((' leaves 2 open
Cause: other_rule
Change: none
"""


class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        found = []
        for number in range(4**n):
            depth, text = 0, ""
            for bit in range(2 * n):
                text += "()"[number >> bit & 1]
                depth += 1 - 2 * (number >> bit & 1)
                if depth < 0:
                    break
            else:
                found.append(text)
        return found
