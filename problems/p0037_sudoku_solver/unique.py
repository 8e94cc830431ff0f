"""The check that a board has exactly one solution, and the givens to look at. Pure."""

from __future__ import annotations

from .board import CELLS, Board, at, cell_name, clashes, emptied
from .oracle import count_solutions

MOST = 4
"""The most givens that a message names."""


def check_unique(board: Board) -> None:
    """Raise ValueError unless a board has exactly one solution."""
    count = count_solutions(board, 2)
    if count == 1:
        return
    solutions = "more than one solution" if count else "no solution"
    where = "" if count else suspects(board)
    clause = f": {where}" * bool(where)
    raise ValueError(f"the board has {solutions}, but needs exactly one{clause}")


def suspects(board: Board) -> str:
    """Return a clause on suspect givens: a clash, or givens without which there is a solution."""
    for unit, digit, cells in clashes(board):
        return f"{unit} has {digit} at {' and '.join(map(cell_name, cells))}"
    givens = [cell for cell in CELLS if at(board, cell) != "."]
    wrong = [cell for cell in givens if count_solutions(emptied(board, [cell]), 1)]
    named = [f"the {at(board, cell)} at {cell_name(cell)}" for cell in wrong[:MOST]]
    more = " or another one" * (len(wrong) > MOST)
    return f"without {' or '.join(named)}{more} it has one, so check these givens" * bool(wrong)
