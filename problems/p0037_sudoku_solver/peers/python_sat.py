"""python-sat with CaDiCaL 1.5.3: Sudoku as a Boolean formula for a SAT solver in C++.

Why it is here: a declarative formula takes the place of a search. The formula of an empty board is
built once, when this file is loaded; the givens of each board are its assumptions.
"""

from itertools import combinations, product

from pysat.solvers import Solver


def name(row: int, col: int, digit: int) -> int:
    """Return the number of the variable that is true if a cell holds a digit."""
    return 81 * row + 9 * col + digit


def empty_board() -> Solver:
    """Return a solver with the rules: one digit in each cell, each digit once in each unit."""
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
