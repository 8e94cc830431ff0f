"""Compares a reversed list of letters with a piece of the text, which is never equal to a list.

Verdict: Wrong Answer
Reason: ['a'] is missing: 0 of 1 were returned
Cause: slip, 22
Change: characters, 22
"""


class Solution:
    def partition(self, s):
        found = []

        def cut(start, pieces):
            if start == len(s):
                found.append(pieces)
                return
            letters = []
            for end in range(start + 1, len(s) + 1):
                letters.append(s[end - 1])
                piece = s[start:end]
                if letters[::-1] == piece:
                    cut(end, [*pieces, piece])

        cut(0, [])
        return found
