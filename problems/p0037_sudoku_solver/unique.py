"""Names the givens to check where a board has no solution. Pure."""

from __future__ import annotations

from .board import CELLS, Board, at, cell_name, clashes, emptied
from .oracle import count_solutions

MOST = 4
"""Givens that are named."""


def suspects(board: Board) -> str:
    """Return a clause on the givens to check: those that clash, or one of which is too many."""
    for unit, digit, cells in clashes(board):
        return f"{unit} has {digit} at {' and '.join(map(cell_name, cells))}"
    givens = [cell for cell in CELLS if at(board, cell) != "."]
    wrong = [cell for cell in givens if count_solutions(emptied(board, [cell]), 1)]
    named = [f"the {at(board, cell)} at {cell_name(cell)}" for cell in wrong[:MOST]]
    more = " or another one" * (len(wrong) > MOST)
    return f"without {' or '.join(named)}{more} it has one, so check these givens" * bool(wrong)
