"""Takes the first digit off a list for all deeper calls, and never puts it back at the front.

Verdict: Wrong Answer
Reason: 'b' has length 1, expected 2
Cause: undo_missing, 20
Change: undo, 20
"""


class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        keys = {"2": "abc", "3": "def", "4": "ghi", "5": "jkl", "6": "mno"}
        keys |= {"7": "pqrs", "8": "tuv", "9": "wxyz"}
        waiting, words = [*digits], []

        def spell(word):
            if waiting:
                digit = waiting.pop(0)
                for letter in keys[digit]:
                    spell(word + letter)
            elif word:
                words.append(word)

        spell("")
        return words
