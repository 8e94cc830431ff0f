"""Caches the check of a digit, which depends on the board as it was at the first call.

Verdict: Wrong Answer
Reason: unchanged
Cause: stale_cache
Change: cache, 19
Near: turned_back | note_not_undone | never_written
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
                            if self.search():
                                return True
                            self.grid[r][c] = "."
                    return False
        return True
