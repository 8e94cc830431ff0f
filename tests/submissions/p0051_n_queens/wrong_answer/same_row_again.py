"""Places a queen in the same row again, until no column of it is free.

Verdict: Wrong Answer
Reason: the board with a queen in column 1 is missing
Cause: no_progress, 24
Change: index_one_off, 24
"""


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        boards, columns, rising, falling = [], set(), set(), set()

        def place(row, chosen):
            if row == n:
                boards.append(["." * c + "Q" + "." * (n - c - 1) for c in chosen])
                return
            for c in range(n):
                if c in columns or row + c in rising or row - c in falling:
                    continue
                columns.add(c)
                rising.add(row + c)
                falling.add(row - c)
                place(row, chosen + [c])
                columns.remove(c)
                rising.remove(row + c)
                falling.remove(row - c)

        place(0, [])
        return boards
