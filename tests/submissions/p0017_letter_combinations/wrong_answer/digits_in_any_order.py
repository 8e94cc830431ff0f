"""Takes the digits in every order.

Verdict: Wrong Answer
Reason: 'da' has 'd' for the digit 2, expected one of abc
Cause: other_rule
Change: none
"""


class Solution:
    def letterCombinations(self, digits):
        keys = {"2": "abc", "3": "def", "4": "ghi", "5": "jkl", "6": "mno", "7": "pqrs"}
        keys |= {"8": "tuv", "9": "wxyz"}

        def texts(left):
            if not left:
                return {""}
            return {
                letter + text
                for i, digit in enumerate(left)
                for letter in keys[digit]
                for text in texts(left[:i] + left[i + 1 :])
            }

        return [*texts(digits)] if digits else []
