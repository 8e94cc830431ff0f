"""Compares the row with the number of columns, and the column with the number of rows.

Verdict: Runtime Error
Reason: IndexError: list index out of range
Cause: index_out_of_range, 18
Change: order, 18
"""


class Solution:
    def exist(self, board, word):
        height, width = len(board), len(board[0])
        path = set()

        def step(y, x, k):
            if k == len(word):
                return True
            if not (0 <= y < width and 0 <= x < height):
                return False
            if (y, x) in path or board[y][x] != word[k]:
                return False
            path.add((y, x))
            found = any(step(y + a, x + b, k + 1) for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0)))
            path.remove((y, x))
            return found

        return any(step(y, x, 0) for y in range(height) for x in range(width))
