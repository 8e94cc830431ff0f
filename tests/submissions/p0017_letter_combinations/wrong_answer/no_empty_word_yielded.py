"""Yields nothing where no digit is left, not even the empty word.

Verdict: Wrong Answer
Reason: is missing
Cause: slip, 15
Change: empty_answer, 15
"""


class Solution:
    keys = {'2': 'abc', '3': 'def', '4': 'ghi', '5': 'jkl',
            '6': 'mno', '7': 'pqrs', '8': 'tuv', '9': 'wxyz'}

    def words(self, digits, i):
        if i == len(digits):
            return
        for ch in self.keys[digits[i]]:
            for rest in self.words(digits, i + 1):
                yield ch + rest

    def letterCombinations(self, digits: str) -> List[str]:
        if digits == '':
            return []
        return list(self.words(digits, 0))
