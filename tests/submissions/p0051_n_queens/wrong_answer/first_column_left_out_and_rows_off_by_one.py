"""Makes two mistakes: never tries the first column, and counts one row too many between queens.

Verdict: Wrong Answer
Reason: the board with a queen in column 1 is missing
Cause: slip, 25
Change: range, 25
"""


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        def attacks(queens, column):
            row = len(queens) + 1
            for r, c in enumerate(queens):
                if c == column or abs(c - column) == row - r:
                    return True
            return False

        def place(rows):
            if rows == 0:
                return [[]]
            return [
                queens + [column]
                for queens in place(rows - 1)
                for column in range(1, n)
                if not attacks(queens, column)
            ]

        return [["." * c + "Q" + "." * (n - c - 1) for c in queens] for queens in place(n)]
