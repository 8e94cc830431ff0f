"""Caches the check of a digit, and clears the cache whenever the board changes.

Verdict: Accepted
Cause: none
Near: stale_cache
"""


from functools import cache


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.grid = board
        self.search()

    @cache
    def fits(self, r, c, d):
        for k in range(9):
            if self.grid[r][k] == d or self.grid[k][c] == d:
                return False
            if self.grid[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] == d:
                return False
        return True

    def search(self):
        for r in range(9):
            for c in range(9):
                if self.grid[r][c] == ".":
                    for d in "123456789":
                        if self.fits(r, c, d):
                            self.grid[r][c] = d
                            self.fits.cache_clear()
                            if self.search():
                                return True
                            self.grid[r][c] = "."
                            self.fits.cache_clear()
                    return False
        return True
