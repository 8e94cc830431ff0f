"""Filters all permutations, but by the sums of row and column only.

Verdict: Wrong Answer
Reason: board 1: queens at r1c1 and r2c2 attack each other on a diagonal
Cause: other_rule
Change: none
Near: nothing_added
"""


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        boards = []
        for columns in itertools.permutations(range(n)):
            sums = set()
            for row, column in enumerate(columns):
                sums.add(row + column)
            if len(sums) == n:
                boards.append(["." * c + "Q" + "." * (n - c - 1) for c in columns])
        return boards
