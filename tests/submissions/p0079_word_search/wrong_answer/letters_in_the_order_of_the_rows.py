"""Looks for the letters one after another, row by row, wherever they are.

Verdict: Wrong Answer
Reason: returned False, but ABCCED can be read from r1c1 to r3c2
Cause: other_rule
Change: none
"""


class Solution:
    def exist(self, board, word):
        letters = "".join("".join(row) for row in board)
        place = 0
        for letter in word:
            place = letters.find(letter, place) + 1
            if not place:
                return False
        return True
