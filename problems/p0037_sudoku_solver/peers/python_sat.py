"""python-sat with CaDiCaL 1.5.3: Sudoku as a formula, given to a solver of such formulas, in C++.

Why it is here: what "do not write a search, state the problem" buys. The formula of an empty board
is made once, when this file is loaded; the givens of each board are its assumptions.
"""

from itertools import combinations, product

from pysat.solvers import Solver


def name(row: int, col: int, digit: int) -> int:
    """The variable that says: this digit stands in this cell."""
    return 81 * row + 9 * col + digit


def empty_board() -> Solver:
    """Each cell holds a digit, each unit holds each digit, and neither holds two."""
    solver = Solver(name="cadical153")
    nine = range(9)
    groups = [[name(row, col, digit) for digit in range(1, 10)] for row, col in product(nine, nine)]
    for digit in range(1, 10):
        groups += [[name(row, col, digit) for col in nine] for row in nine]
        groups += [[name(row, col, digit) for row in nine] for col in nine]
        groups += [
            [name(top + i // 3, left + i % 3, digit) for i in nine]
            for top, left in product((0, 3, 6), repeat=2)
        ]
    for group in groups:
        solver.add_clause(group)
        for one, other in combinations(group, 2):
            solver.add_clause([-one, -other])
    return solver


SOLVER = empty_board()


class Solution:
    def solveSudoku(self, board: list[list[str]]) -> None:
        givens = [
            name(row, col, int(board[row][col]))
            for row, col in product(range(9), repeat=2)
            if board[row][col] != "."
        ]
        if SOLVER.solve(assumptions=givens):
            for true in SOLVER.get_model():
                if true > 0:
                    cell, digit = divmod(true - 1, 9)
                    board[cell // 9][cell % 9] = str(digit + 1)
