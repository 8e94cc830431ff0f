"""Has n entries for the diagonals, so that a negative index means another diagonal.

Verdict: Wrong Answer
Reason: the board with queens in columns 2, 4, 1, 3 is missing
Cause: slip, 13
Change: factor, 13
"""


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        boards, queens = [], [0] * n
        columns, falling, rising = [False] * n, [False] * n, [False] * (2 * n)

        def place(row):
            if row == n:
                boards.append(["." * c + "Q" + "." * (n - c - 1) for c in queens])
                return
            for c in range(n):
                if columns[c] or falling[row - c] or rising[row + c]:
                    continue
                queens[row] = c
                columns[c] = falling[row - c] = rising[row + c] = True
                place(row + 1)
                columns[c] = falling[row - c] = rising[row + c] = False

        place(0)
        return boards
