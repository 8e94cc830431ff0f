"""Has the search return the solved grid, and drops what it returns.

Verdict: Wrong Answer
Reason: unchanged
Cause: never_written
Change: answer_lost, 12
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.solve(board)

    def solve(self, grid):
        for r in range(9):
            for c in range(9):
                if grid[r][c] == ".":
                    for d in "123456789":
                        if self.fits(grid, r, c, d):
                            copied = [row[:] for row in grid]
                            copied[r][c] = d
                            found = self.solve(copied)
                            if found:
                                return found
                    return None
        return grid

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
