"""Reads the digits from a flag, which no function has returned.

Verdict: Runtime Error
Reason: TypeError: 'bool' object is not subscriptable
Cause: wrong_type, 18
Change: none
Near: result_unchecked
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        grid = {(r, c): board[r][c] for r in range(9) for c in range(9)}
        solved = False
        if self.fill(grid):
            solved = True
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
