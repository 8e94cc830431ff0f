"""Puts each new letter before the letters so far instead of after them.

Verdict: Wrong Answer
Reason: has 'd' for the digit 2
Cause: slip, 21
Change: order, 21
"""


class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        letters = {"2": "abc", "3": "def", "4": "ghi", "5": "jkl", "6": "mno"}
        letters |= {"7": "pqrs", "8": "tuv", "9": "wxyz"}
        if not digits:
            return []
        beginnings = [""]
        for digit in digits:
            longer = []
            for beginning in beginnings:
                for letter in letters[digit]:
                    longer.append(letter + beginning)
            beginnings = longer
        return beginnings
