"""Takes a column by a pair of indexes, as NumPy allows: a slice, and the number of the column.

Verdict: Runtime Error
Reason: TypeError: list indices must be integers or slices, not tuple
Cause: wrong_type
Change: index, 15
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def ok(r, c, d):
            if d in board[r]:
                return False
            if d in board[:, c]:
                return False
            for i in range(3):
                if d in board[r // 3 * 3 + i][c // 3 * 3 : c // 3 * 3 + 3]:
                    return False
            return True

        def go(n):
            if n == 81:
                return True
            r, c = divmod(n, 9)
            if board[r][c] != ".":
                return go(n + 1)
            for d in "123456789":
                if ok(r, c, d):
                    board[r][c] = d
                    if go(n + 1):
                        return True
                    board[r][c] = "."
            return False

        go(0)
