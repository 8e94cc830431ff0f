"""Lacks the s on the key of 7, and stops one digit early.

Verdict: Wrong Answer
Reason: '' has length 0, expected 1
Cause: slip, 19
Change: comparison, 19
"""


class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        if not digits:
            return []
        phone = {"2": "abc", "3": "def", "4": "ghi", "5": "jkl"}
        phone |= {"6": "mno", "7": "pqr", "8": "tuv", "9": "wxyz"}
        combinations = []

        def extend(done):
            if len(done) >= len(digits) - 1:
                combinations.append(done)
                return
            for letter in phone[digits[len(done)]]:
                extend(done + letter)

        extend("")
        return combinations
