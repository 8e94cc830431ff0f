"""py-sudoku 2.0: fewest candidates first, in pure Python, on lists of lists of bools.

Why it is here: most people install this package. It works like `fewest_candidates.py`.
"""

from sudoku import Sudoku


class Solution:
    def solveSudoku(self, board: list[list[str]]) -> None:
        numbers = [[0 if digit == "." else int(digit) for digit in row] for row in board]
        solution = Sudoku(3, 3, board=numbers).solve()
        for row in range(9):
            for col in range(9):
                board[row][col] = str(solution.board[row][col] or ".")
