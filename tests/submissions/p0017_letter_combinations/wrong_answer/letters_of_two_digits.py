"""Takes the letters of two digits, in two loops, however many digits there are.

Verdict: Wrong Answer
Reason: 'gj' has length 2, expected 3
Cause: other_rule
Change: none
"""


class Solution:
    def letterCombinations(self, digits):
        keys = ["", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
        letters = [keys[int(digit)] for digit in digits]
        if len(letters) < 2:
            return [letter for key in letters for letter in key]
        return [
            first + second
            for i, key in enumerate(letters)
            for other in letters[i + 1 :]
            for first in key
            for second in other
        ]
