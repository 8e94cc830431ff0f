"""Columns and diagonals as sets.

Order: rows from the top, columns from the left.
Next: three integers for the three sets.
"""


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        boards, queens = [], []
        columns, falling, rising = set(), set(), set()

        def search(row):
            if row == n:
                boards.append(["." * at + "Q" + "." * (n - at - 1) for at in queens])
                return
            for at in range(n):
                if at in columns or row - at in falling or row + at in rising:
                    continue
                queens.append(at)
                columns.add(at)
                falling.add(row - at)
                rising.add(row + at)
                search(row + 1)
                queens.pop()
                columns.remove(at)
                falling.remove(row - at)
                rising.remove(row + at)

        search(0)
        return boards
