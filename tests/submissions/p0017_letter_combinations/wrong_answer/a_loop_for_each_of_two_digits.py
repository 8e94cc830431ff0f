"""Has a loop for each of two digits, where there may be four.

Verdict: Wrong Answer
Reason: 'gjm' is missing: 0 of 27 were returned
Cause: other_rule
Change: none
Near: nothing_added
"""


class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        keys = {"2": "abc", "3": "def", "4": "ghi", "5": "jkl", "6": "mno", "7": "pqrs", "8": "tuv"}
        keys["9"] = "wxyz"
        if len(digits) == 1:
            return list(keys[digits])
        texts = []
        if len(digits) == 2:
            for first in keys[digits[0]]:
                for second in keys[digits[1]]:
                    texts.append(first + second)
        return texts
