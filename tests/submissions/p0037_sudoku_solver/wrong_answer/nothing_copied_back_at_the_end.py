"""Checks the boxes wrongly in a dictionary, and then copies all of it: None where it gave up.

Verdict: Wrong Answer
Reason: holds the NoneType None
Cause: slip
Change: factor, 24
Near: blank_not_dot | never_written
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        grid = {(r, c): None for r in range(9) for c in range(9)}
        for r, c in grid:
            if board[r][c] != ".":
                grid[r, c] = board[r][c]

        def fill():
            blank = next((cell for cell, digit in grid.items() if digit is None), None)
            if blank is None:
                return True
            r, c = blank
            used = {grid[r, k] for k in range(9)} | {grid[k, c] for k in range(9)}
            used |= {grid[r // 3 + k // 3, c // 3 + k % 3] for k in range(9)}
            for digit in "123456789":
                if digit not in used:
                    grid[blank] = digit
                    if fill():
                        return True
                    grid[blank] = None
            return False

        fill()
        for r in range(9):
            board[r][:] = [grid[r, c] for c in range(9)]
