"""Checks the first and the last character and the number of each, not the order.

Verdict: Wrong Answer
Reason: '())(()' closes at index 2, but nothing is open there
Cause: other_rule
Change: none
"""


class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        result = []
        for characters in itertools.product("()", repeat=2 * n):
            text = "".join(characters)
            if text.count("(") == n and text.startswith("(") and text.endswith(")"):
                result.append(text)
        return result
