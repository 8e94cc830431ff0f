"""sudokutools 0.4, `dlx`: dancing links in pure Python.

Why it is here: it is a benchmark for solvers in pure Python. Only its first solution is used.
"""

from sudokutools.solve import dlx
from sudokutools.sudoku import Sudoku


class Solution:
    def solveSudoku(self, board: list[list[str]]) -> None:
        line = "".join(map("".join, board)).replace(".", "0")
        solution = next(dlx(Sudoku.decode(line)), None)
        if solution:
            for row in range(9):
                for col in range(9):
                    board[row][col] = str(solution[row, col])
