"""Each letter of a digit is added to the string of the letter before it.

Verdict: Wrong Answer
Reason: has length 2, expected 1
Cause: slip, 21
Change: kept_for_next_round, 21
"""


class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        keys = {"2": "abc", "3": "def", "4": "ghi", "5": "jkl"}
        keys |= {"6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz"}
        words = []

        def spell(position, word):
            if position == len(digits):
                words.append(word)
                return
            for letter in keys[digits[position]]:
                word = word + letter
                spell(position + 1, word)

        spell(0, "")
        return words
