"""Columns and diagonals as the bits of three integers.

Order: rows from the top, columns from the left.
"""


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        def search(row, columns, falling, rising):
            if row == n:
                return [[]]
            boards = []
            for at in range(n):
                bit = 1 << at
                if bit & (columns | falling | rising):
                    continue
                below = search(row + 1, columns | bit, (falling | bit) << 1, (rising | bit) >> 1)
                boards += [["." * at + "Q" + "." * (n - at - 1), *rest] for rest in below]
            return boards

        return search(0, 0, 0, 0)
