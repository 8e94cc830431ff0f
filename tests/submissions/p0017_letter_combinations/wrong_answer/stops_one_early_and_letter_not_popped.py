"""Stops one digit early and never pops: no case shows that either change alone is right.

Verdict: Wrong Answer
Reason: '' has length 0, expected 1
Cause: slip, 18
Change: one_off, 18
Near: other_rule
"""


class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        keys = ["", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
        res = []
        track = []

        def backtrack(i):
            if len(track) == len(digits) - 1:
                res.append("".join(track))
                return
            for letter in keys[int(digits[i])]:
                track.append(letter)
                backtrack(i + 1)

        backtrack(0)
        return res
