"""Loops over all remaining digits, as in Subsets, so that a digit may be skipped.

Verdict: Wrong Answer
Reason: 'd' has length 1, expected 2
Cause: other_rule
Change: none
"""

letters = {
    "2": "abc", "3": "def", "4": "ghi", "5": "jkl",
    "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz",
}


class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        res = []

        def backtracking(start, s):
            if start == len(digits):
                if s:
                    res.append(s)
                return
            for i in range(start, len(digits)):
                for c in letters[digits[i]]:
                    backtracking(i + 1, s + c)

        backtracking(0, "")
        return res
