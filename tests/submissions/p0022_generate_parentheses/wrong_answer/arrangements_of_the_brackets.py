"""Arranges n brackets of each kind in any order.

Verdict: Wrong Answer
Reason: ')(' closes at index 0, but nothing is open there
Cause: other_rule
Change: none
"""


class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        found = set()

        def place(text, opening, closing):
            if opening == 0 and closing == 0:
                found.add(text)
                return
            if opening:
                place(text + "(", opening - 1, closing)
            if closing:
                place(text + ")", opening, closing - 1)

        place("", n, n)
        return list(found)
