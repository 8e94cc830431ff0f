"""A sum over the columns of a row: nothing is kept of the boards.

Order: rows from the top, columns from the left.
"""


class Solution:
    def totalNQueens(self, n: int) -> int:
        def search(row, columns, falling, rising):
            if row == n:
                return 1
            free = [at for at in range(n) if not 1 << at & (columns | falling | rising)]
            return sum(
                search(
                    row + 1, columns | 1 << at, (falling | 1 << at) << 1, (rising | 1 << at) >> 1
                )
                for at in free
            )

        return search(0, 0, 0, 0)
