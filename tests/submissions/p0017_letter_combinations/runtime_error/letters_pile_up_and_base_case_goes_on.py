"""Adds each letter to the same text in the loop, and goes on after a complete combination.

Verdict: Runtime Error
Reason: IndexError: string index out of range
Cause: index_out_of_range, 17
Change: return, 17
"""


class Solution:
    def letterCombinations(self, digits):
        letters = ["", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
        answers = []

        def extend(place, text):
            if place == len(digits):
                answers.append(text)
            for letter in letters[int(digits[place])]:
                text += letter
                extend(place + 1, text)

        extend(0, "")
        return answers
