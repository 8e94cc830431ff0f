"""Draws a row with a square too many, and ends a diagonal before the first row.

Verdict: Wrong Answer
Reason: board 1: row 1 is 'Q.', expected 1 of '.' and 'Q'
Cause: slip, 27
Change: one_off, 27
"""


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        boards, queens = [], []

        def is_free(row, column):
            if column in queens:
                return False
            for r, c in zip(range(row - 1, -1, -1), range(column - 1, -1, -1)):
                if queens[r] == c:
                    return False
            for r, c in zip(range(row - 1, 0, -1), range(column + 1, n)):
                if queens[r] == c:
                    return False
            return True

        def place(row):
            if row == n:
                boards.append(["." * c + "Q" + "." * (n - c) for c in queens])
                return
            for column in range(n):
                if is_free(row, column):
                    queens.append(column)
                    place(row + 1)
                    queens.pop()

        place(0)
        return boards
