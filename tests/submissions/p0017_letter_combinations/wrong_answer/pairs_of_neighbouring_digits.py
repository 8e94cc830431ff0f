"""Joins the letters of each two neighbouring digits.

Verdict: Wrong Answer
Reason: 'gj' has length 2, expected 3
Cause: other_rule
Change: none
"""


class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        keys = {"2": "abc", "3": "def", "4": "ghi", "5": "jkl"}
        keys |= {"6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz"}
        if len(digits) < 2:
            return list(keys.get(digits, ""))
        words = []
        for one, other in zip(digits, digits[1:]):
            words += [a + b for a in keys[one] for b in keys[other]]
        return words
