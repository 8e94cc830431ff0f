"""Caches the peers of each cell, without those of its box.

Verdict: Wrong Answer
Reason: digit twice
Cause: unit_not_compared
Change: none
Near: stale_cache
"""


from functools import cache


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        self.search(0)

    @cache
    def peers(self, r, c):
        return {(r, k) for k in range(9)} | {(k, c) for k in range(9)}

    def search(self, n):
        if n == 81:
            return True
        r, c = divmod(n, 9)
        if self.board[r][c] != ".":
            return self.search(n + 1)
        for d in "123456789":
            if all(self.board[a][b] != d for a, b in self.peers(r, c)):
                self.board[r][c] = d
                if self.search(n + 1):
                    return True
                self.board[r][c] = "."
        return False
