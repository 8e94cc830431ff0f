"""Multiplies a row, so that all rows of the board are the same list.

Verdict: Wrong Answer
Reason: board 1: queens at r1c1 and r1c2 attack each other in a row
Cause: items_shared, 12
Change: shared, 12
"""


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        board = [["."] * n] * n
        boards = []
        cols, d1, d2 = [False] * n, [False] * (2 * n), [False] * (2 * n)

        def search(r):
            if r == n:
                boards.append(["".join(row) for row in board])
                return
            for c in range(n):
                if cols[c] or d1[r + c] or d2[r - c + n]:
                    continue
                board[r][c] = "Q"
                cols[c] = d1[r + c] = d2[r - c + n] = True
                search(r + 1)
                board[r][c] = "."
                cols[c] = d1[r + c] = d2[r - c + n] = False

        search(0)
        return boards
