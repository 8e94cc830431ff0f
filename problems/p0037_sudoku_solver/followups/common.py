"""Helpers of several follow-ups: the words for a returned value, and the drawing of a puzzle."""

from __future__ import annotations

from harness.drawing import SIGNS, Drawing
from harness.run import Json

from ..board import Board, Cell, clashes
from ..check import described as described_value
from ..draw import MEANINGS, draw_board


def described(value: Json) -> str:
    """Return a value that has the wrong type in words: `None (is a return missing?)`."""
    if value is None:
        return "None (is a `return` missing?)"
    return described_value(value)


def draw_puzzle(puzzle: Board) -> Drawing:
    """Draw a puzzle, with the givens marked that are repeated in a unit."""
    repeated: dict[Cell, str] = {cell: "clash" for _, _, cells in clashes(puzzle) for cell in cells}
    legend: Drawing = [[(f"{SIGNS['clash']} {MEANINGS['clash']}", "dim")]] if repeated else []
    return draw_board(puzzle, puzzle, repeated) + legend
