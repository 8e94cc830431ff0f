"""Drops a word with the letters of an earlier word, as if the order of letters did not matter.

Verdict: Wrong Answer
Reason: 'ba' is missing: 6 of 9 were returned
Cause: slip, 20
Change: same_key, 20
"""


class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        keys = ["", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
        words, known = [], set()

        def spell(word):
            if len(word) < len(digits):
                for letter in keys[int(digits[len(word)])]:
                    spell(word + letter)
                return
            letters = "".join(sorted(word))
            if letters not in known:
                known.add(letters)
                words.append(word)

        if digits:
            spell("")
        return words
