"""Reads the letters off a number, and divides it by three for each digit.

Verdict: Wrong Answer
Reason: occurs twice
Cause: slip, 26
Change: divisor, 26
"""


class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        if not digits:
            return []
        keys = {"2": "abc", "3": "def", "4": "ghi", "5": "jkl",
                "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz"}
        total = 1
        for d in digits:
            total *= len(keys[d])
        out = []
        for number in range(total):
            x = number
            word = []
            for d in digits:
                letters = keys[d]
                word.append(letters[x % len(letters)])
                x //= 3
            out.append("".join(word))
        return out
