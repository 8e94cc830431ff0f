"""sudokutools 0.4, `dlx`: dancing links in pure Python, as the package index offers them.

Why it is here: the measure for anything in pure Python. It is asked for its first solution.
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
