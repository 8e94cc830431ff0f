"""Accepts queens that attack each other as often on both kinds of diagonals.

Verdict: Wrong Answer
Reason: attack each other
Cause: slip, 19
Change: condition_missing, 19
"""


from itertools import permutations


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        good = []
        for p in permutations(range(n)):
            plus = {r + c for r, c in enumerate(p)}
            minus = {r - c for r, c in enumerate(p)}
            if len(plus) == len(minus):
                good.append(["".join("Q" if x == c else "." for x in range(n)) for c in p])
        return good
