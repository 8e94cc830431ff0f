"""Ends the recursion at the last digit, before its letter is chosen.

Verdict: Wrong Answer
Reason: '' has length 0, expected 1
Cause: slip, 29
Change: one_off, 29
"""


class Solution:
    MAPPING = {
        "2": "abc",
        "3": "def",
        "4": "ghi",
        "5": "jkl",
        "6": "mno",
        "7": "pqrs",
        "8": "tuv",
        "9": "wxyz",
    }

    def letterCombinations(self, digits: str) -> List[str]:
        self.ans = []
        if len(digits) > 0:
            self.backtrack(digits, 0, "")
        return self.ans

    def backtrack(self, digits, index, current):
        if index == len(digits) - 1:
            self.ans.append(current)
            return
        for letter in self.MAPPING[digits[index]]:
            self.backtrack(digits, index + 1, current + letter)
