"""Keeps the first guess whose deductions end without a contradiction, and never revises it.

Verdict: Wrong Answer
Reason: 36 cells are still blank, first r1c1 (board[0][0])
Cause: loop_without_search
Change: none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        grid = ["".join(row) for row in board]
        while any("." in row for row in grid):
            blanks = [(r, c) for r in range(9) for c in range(9) if grid[r][c] == "."]
            r, c = min(blanks, key=lambda cell: len(self.candidates(grid, *cell)))
            for digit in self.candidates(grid, r, c):
                tried = self.deduce(self.with_digit(grid, r, c, digit))
                if tried:
                    grid = tried
                    break
            else:
                break
        for r in range(9):
            board[r][:] = grid[r]

    def with_digit(self, grid, r, c, digit):
        row = grid[r][:c] + digit + grid[r][c + 1 :]
        return grid[:r] + [row] + grid[r + 1 :]

    def candidates(self, grid, r, c):
        seen = set(grid[r]) | {row[c] for row in grid}
        for row in grid[r // 3 * 3 : r // 3 * 3 + 3]:
            seen |= set(row[c // 3 * 3 : c // 3 * 3 + 3])
        return [digit for digit in "123456789" if digit not in seen]

    def deduce(self, grid):
        changed = True
        while changed:
            changed = False
            for r in range(9):
                for c in range(9):
                    if grid[r][c] == ".":
                        options = self.candidates(grid, r, c)
                        if not options:
                            return None
                        if len(options) == 1:
                            grid = self.with_digit(grid, r, c, options[0])
                            changed = True
        return grid
