"""The rows and columns are compared with sorted digits, but only when no blank is left.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: checked_too_late
Change: none
Time limit: 0.3
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def fill(self, grid):
        cell = self.next_blank(grid)
        if cell is None:
            return self.is_solved(grid)
        row, col = cell
        for digit in "123456789":
            grid[row][col] = digit
            if self.fill(grid):
                return True
        grid[row][col] = "."
        return False

    def next_blank(self, grid):
        for row in range(9):
            for col in range(9):
                if grid[row][col] == ".":
                    return row, col
        return None

    def is_solved(self, grid):
        for row in grid:
            if "".join(sorted(row)) != "123456789":
                return False
        for col in zip(*grid):
            if "".join(sorted(col)) != "123456789":
                return False
        return True
