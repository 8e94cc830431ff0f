"""Turns every cell into a number, the blanks included.

Verdict: Runtime Error
Reason: ValueError: invalid literal for int() with base 10: '.'
Cause: value_not_accepted, 13
Change: none
Near: key_not_found
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        grid = [[int(ch) for ch in row] for row in board]
        for r in range(9):
            for c in range(9):
                if grid[r][c] == 0:
                    board[r][c] = str(45 - sum(grid[r]))
