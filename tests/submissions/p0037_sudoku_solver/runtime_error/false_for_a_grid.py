"""Reads the digits from what the search returned, which is False: its boxes are wrong.

Verdict: Runtime Error
Reason: TypeError: 'bool' object is not subscriptable
Cause: result_unchecked
Change: one_off, 25
Page: full
Near: wrong_type | float_index
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        grid = {(r, c): board[r][c] for r in range(9) for c in range(9)}
        solved = self.fill(grid)
        for r, c in grid:
            board[r][c] = solved[r, c]

    def fill(self, grid):
        blank = next((cell for cell in grid if grid[cell] == "."), None)
        if blank is None:
            return grid
        r, c = blank
        box = r // 3, c // 3
        peers = [p for p in grid if r == p[0] or c == p[1] or box == (p[0] // 3, p[1] // 4)]
        for digit in "123456789":
            if digit not in [grid[peer] for peer in peers]:
                filled = self.fill({**grid, blank: digit})
                if filled:
                    return filled
        return False
