"""Is the board valid? LeetCode 36: only the check, without a search."""

from __future__ import annotations

from harness.drawing import Drawing
from harness.problem import Answer
from harness.run import Json, Run

from ...board import both_names, clashes
from ...check import COUNTS
from ...oracle import solutions
from ...problem import BOX, arguments, read, show
from ..common import described, draw_puzzle

__all__ = ["BOX", "arguments", "check", "draw", "focus", "read", "show"]

TITLE = "36. Valid Sudoku"
ANSWER = Answer.RETURNED


def check(before: list[Json], run: Run) -> str | None:
    """Return what is wrong with a True or a False, or None if it is right."""
    if not isinstance(run.returned, bool):
        return f"returned {described(run.returned)}, expected True or False"
    repeated = next(iter(clashes(before[0])), None)
    if run.returned and repeated:
        unit, digit, cells = repeated
        names = "; ".join(map(both_names, cells))
        return f"returned True, but {unit} has {COUNTS[len(cells)]} {digit}s: {names}"
    if run.returned or repeated:
        return None
    solvable = next(solutions(before[0]), None) is not None
    hint = "" if solvable else "; that it cannot be solved does not matter here"
    return f"returned False, but no row, column or box holds a digit twice{hint}"


def draw(before: list[Json], _answer: Json | None) -> Drawing:
    """Draw the board, with every digit marked that is repeated in a unit."""
    return draw_puzzle(before[0])


focus = draw
