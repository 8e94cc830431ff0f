"""Looks up digit d at index d - 1 of a list that begins with key 2.

Verdict: Wrong Answer
Reason: 'd' has 'd' for the digit 2, expected one of abc
Cause: slip, 20
Change: one_off, 20
"""


class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        keys = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz", ""]
        out = []

        def go(i, word):
            if i == len(digits):
                if word:
                    out.append(word)
                return
            d = int(digits[i])
            for ch in keys[d - 1]:
                go(i + 1, word + ch)

        go(0, "")
        return out
