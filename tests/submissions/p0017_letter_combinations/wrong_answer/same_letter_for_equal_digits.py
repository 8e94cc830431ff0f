"""Gives equal digits the same letter, wherever they are.

Verdict: Wrong Answer
Reason: is missing
Cause: other_rule
Change: none
"""


class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        letters = dict(zip("23456789", ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]))
        if not digits:
            return []
        res = []
        chosen = {}

        def fill(i):
            if i == len(digits):
                res.append("".join(chosen[d] for d in digits))
                return
            d = digits[i]
            if d in chosen:
                fill(i + 1)
                return
            for ch in letters[d]:
                chosen[d] = ch
                fill(i + 1)
                del chosen[d]

        fill(0)
        return res
