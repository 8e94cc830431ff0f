"""Compares a queen with the queen of the row above only, as if diagonals were one step long.

Verdict: Wrong Answer
Reason: board 4: queens at r1c2 and r4c5 attack each other on a diagonal
Cause: other_rule
Change: none
"""


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        boards = []

        def place(columns):
            if len(columns) == n:
                boards.append(["." * c + "Q" + "." * (n - c - 1) for c in columns])
                return
            for column in range(n):
                if column in columns:
                    continue
                if columns and abs(columns[-1] - column) == 1:
                    continue
                place(columns + [column])

        place([])
        return boards
