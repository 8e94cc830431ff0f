"""Begins a piece at the last letter of the piece before it.

Verdict: Wrong Answer
Reason: ['a', 'b'] is missing: 0 of 1 were returned
Cause: slip, 18
Change: one_off, 18
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        result = []
        for cuts in itertools.product((True, False), repeat=len(s) - 1):
            start, pieces = 0, []
            for i, cut in enumerate([*cuts, True]):
                if cut:
                    pieces.append(s[start : i + 1])
                    start = i
            if all(piece == piece[::-1] for piece in pieces):
                result.append(pieces)
        return result
