"""Chooses letters among those of all digits together.

Verdict: Wrong Answer
Reason: 'ab' has 'b' for the digit 3, expected one of def
Cause: other_rule
Change: none
"""


class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        keys = {"2": "abc", "3": "def", "4": "ghi", "5": "jkl"}
        keys |= {"6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz"}
        if not digits:
            return []
        pool = "".join(keys[digit] for digit in digits)
        return list({"".join(letters) for letters in itertools.combinations(pool, len(digits))})
