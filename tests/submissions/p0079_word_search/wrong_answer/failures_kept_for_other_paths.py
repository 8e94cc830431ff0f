"""Keeps each failed cell and index, although a failure depends on the marked cells.

Verdict: Wrong Answer
Reason: returned False
Cause: stale_cache, 21
Change: cache, 21
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        rows, cols = len(board), len(board[0])
        dead = set()
        used = [[False] * cols for _ in range(rows)]

        def go(r, c, k):
            if k == len(word):
                return True
            if not (0 <= r < rows and 0 <= c < cols) or used[r][c]:
                return False
            if board[r][c] != word[k] or (r, c, k) in dead:
                return False
            used[r][c] = True
            good = (go(r + 1, c, k + 1) or go(r - 1, c, k + 1)
                    or go(r, c + 1, k + 1) or go(r, c - 1, k + 1))
            used[r][c] = False
            if not good:
                dead.add((r, c, k))
            return good

        for r in range(rows):
            for c in range(cols):
                if go(r, c, 0):
                    return True
        return False
