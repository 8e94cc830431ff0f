"""The two indexes stay where they are when two characters differ, so the loop goes on.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: endless_loop, 29
Change: none
Time limit: 0.3
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        pieces, found = [], []

        def cut(begin):
            if begin == len(s):
                found.append(pieces.copy())
                return
            for end in range(begin + 1, len(s) + 1):
                piece = s[begin:end]
                if mirrored(piece):
                    pieces.append(piece)
                    cut(end)
                    pieces.pop()

        def mirrored(piece):
            first, last = 0, len(piece) - 1
            same = True
            while first < last and same:
                if piece[first] == piece[last]:
                    first += 1
                    last -= 1
            return same

        cut(0)
        return found
