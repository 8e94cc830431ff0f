"""Collects all strings in an attribute, but returns nothing.

Verdict: Wrong Answer
Reason: returned None (is a `return` missing?)
Cause: slip, 28
Change: return, 28
"""


class Solution:
    def __init__(self):
        self.map = ["", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
        self.result = []
        self.s = ""

    def backtracking(self, digits, index):
        if index == len(digits):
            self.result.append(self.s)
            return
        for c in self.map[int(digits[index])]:
            self.s += c
            self.backtracking(digits, index + 1)
            self.s = self.s[:-1]

    def letterCombinations(self, digits: str) -> List[str]:
        if len(digits) == 0:
            return self.result
        self.backtracking(digits, 0)
