"""Hands a shallow copy of the board to the next call, and blanks the cell after it.

Verdict: Accepted
Cause: none
Near: shallow_copy
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.go(board)

    def go(self, grid):
        for r in range(9):
            for c in range(9):
                if grid[r][c] == ".":
                    for d in "123456789":
                        if self.fits(grid, r, c, d):
                            deeper = grid[:]
                            deeper[r][c] = d
                            if self.go(deeper):
                                return True
                            deeper[r][c] = "."
                    return False
        return True

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
