"""Solves a grid of numbers whose nine rows are one list, and writes it to the board.

Verdict: Wrong Answer
Reason: given overwritten
Cause: items_shared
Change: shared, 13
Near: given_overwritten | rows_aliased | unit_not_compared | nothing_compared
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        grid = [[0] * 9] * 9
        for i in range(9):
            for j in range(9):
                if board[i][j] != ".":
                    grid[i][j] = int(board[i][j])
        self.go(grid, 0)
        for i in range(9):
            for j in range(9):
                board[i][j] = str(grid[i][j])

    def go(self, grid, k):
        if k == 81:
            return True
        r, c = divmod(k, 9)
        if grid[r][c]:
            return self.go(grid, k + 1)
        for d in range(1, 10):
            if d not in grid[r] and all(grid[i][c] != d for i in range(9)) and all(grid[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] != d for i in range(9)):
                grid[r][c] = d
                if self.go(grid, k + 1):
                    return True
                grid[r][c] = 0
        return False
