"""Searches on numbers of its own, gives up too early, and then writes all of them to the board.

Verdict: Wrong Answer
Reason: holds '0'
Cause: never_backtracks, 27
Change: passed_on, 27
Cases: interview
Near: blank_not_dot
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        grid = [[0 if cell == "." else int(cell) for cell in row] for row in board]

        def options(r, c):
            box = {grid[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
            return set(range(1, 10)) - set(grid[r]) - {row[c] for row in grid} - box

        def fill():
            blanks = [(r, c) for r in range(9) for c in range(9) if grid[r][c] == 0]
            if not blanks:
                return True
            r, c = min(blanks, key=lambda cell: len(options(*cell)))
            for digit in sorted(options(r, c)):
                grid[r][c] = digit
                return fill()
            return False

        fill()
        for r in range(9):
            for c in range(9):
                board[r][c] = str(grid[r][c])
