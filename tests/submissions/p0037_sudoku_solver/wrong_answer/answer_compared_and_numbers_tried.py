"""Compares numbers with the givens, and `==` in the place of `=` writes no answer: two slips.

Verdict: Wrong Answer
Reason: still blank
Cause: slip, 39
Change: comparison, 39
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        grid = [list(row) for row in board]
        blanks = [(r, c) for r in range(9) for c in range(9) if grid[r][c] == "."]

        def fits(r, c, digit):
            for k in range(9):
                if digit in (grid[r][k], grid[k][c]):
                    return False
            top, left = r // 3 * 3, c // 3 * 3
            for line in grid[top : top + 3]:
                if digit in line[left : left + 3]:
                    return False
            return True

        def fill(k):
            if k == len(blanks):
                return True
            r, c = blanks[k]
            for digit in range(1, 10):
                if fits(r, c, digit):
                    grid[r][c] = digit
                    if fill(k + 1):
                        return True
                    grid[r][c] = "."
            return False

        fill(0)
        for r, c in blanks:
            board[r][c] == str(grid[r][c])
