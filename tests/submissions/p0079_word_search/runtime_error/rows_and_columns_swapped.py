"""Swaps the number of rows with the number of columns, which shows on a board that is not square.

Verdict: Runtime Error
Reason: IndexError: list index out of range
Cause: rows_and_columns_swapped, 14
Change: order, 18
Named: not yet
Says: index_out_of_range, 18
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        n, m = len(board), len(board[0])
        seen = [[0] * n for _ in range(m)]

        def go(r, c, i):
            if board[r][c] != word[i]:
                return False
            if i == len(word) - 1:
                return True
            seen[r][c] = 1
            for nr, nc in (r, c + 1), (r, c - 1), (r + 1, c), (r - 1, c):
                if 0 <= nr < m and 0 <= nc < n and not seen[nr][nc] and go(nr, nc, i + 1):
                    return True
            seen[r][c] = 0
            return False

        for r in range(m):
            for c in range(n):
                if go(r, c, 0):
                    return True
        return False
