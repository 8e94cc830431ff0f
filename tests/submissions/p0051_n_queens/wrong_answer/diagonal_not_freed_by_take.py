"""Puts a queen into four containers in one function, and takes it out of three in another.

Verdict: Wrong Answer
Reason: the board with queens in columns 2, 4, 1, 3 is missing
Cause: undo_missing, 24
Change: step_missing, 24
"""


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        columns, falling, rising = set(), set(), set()
        queens, boards = [], []

        def put(row, column):
            queens.append(column)
            columns.add(column)
            falling.add(row - column)
            rising.add(row + column)

        def take(row, column):
            queens.pop()
            columns.remove(column)
            rising.remove(row + column)

        def search(row):
            if row == n:
                boards.append(["." * c + "Q" + "." * (n - c - 1) for c in queens])
                return
            for column in range(n):
                if column in columns or row - column in falling or row + column in rising:
                    continue
                put(row, column)
                search(row + 1)
                take(row, column)

        search(0)
        return boards
