"""Keeps one set for the falling diagonals, in which a diagonal and its mirror image are the same.

Verdict: Wrong Answer
Reason: the board with queens in columns 2, 4, 1, 3 is missing
Cause: slip, 15
Change: abs_surplus, 15
"""


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        boards, queens, seen = [], [], set()

        def keys(r, c):
            return {("column", c), ("rising", r + c), ("falling", abs(r - c))}

        def place(r):
            if r == n:
                boards.append(["." * c + "Q" + "." * (n - c - 1) for c in queens])
                return
            for c in range(n):
                new = keys(r, c)
                if new & seen:
                    continue
                seen.update(new)
                queens.append(c)
                place(r + 1)
                queens.pop()
                seen.difference_update(new)

        place(0)
        return boards
