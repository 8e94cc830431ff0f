"""Make a puzzle: at most k givens of a full board, and no other solution."""

from __future__ import annotations

from itertools import islice

from harness.drawing import Drawing
from harness.problem import Answer, Case
from harness.run import Json, Run

from ...board import CELLS, at, both_names, format_json, parse_board
from ...check import Complaint, has_shape
from ...draw import draw_board
from ...oracle import solutions
from ..common import described

TITLE = "37. Sudoku Solver: make a puzzle"
ANSWER = Answer.RETURNED
BOX = 3, 3


def arguments(case: Case) -> list[Json]:
    """Return `[solution, k]`. Raises ValueError if the case holds a malformed board."""
    return [parse_board(case.input["board"]), int(case.input["k"])]


def check(before: list[Json], run: Run) -> str | None:
    """Return what is wrong with the puzzle that was returned, or None."""
    found = _complaint(before, run.returned)
    return found.text if found else None


def draw(before: list[Json], answer: Json | None) -> Drawing:
    """Draw the puzzle that was returned, with the cells marked that the reason names."""
    if answer is None or not has_shape(answer):
        return draw_board(before[0], before[0], {})
    found = _complaint(before, answer)
    return draw_board(answer, answer, dict.fromkeys(found.cells if found else (), "wrong"))


focus = draw


def show(value: Json) -> str:
    """Return a board as LeetCode's test case box takes it, and a number as it is."""
    return format_json(value)


def _complaint(before: list[Json], puzzle: Json) -> Complaint | None:
    """Return the first thing that is wrong with a puzzle, or None."""
    solution, most = before
    if not has_shape(puzzle):
        shown = "a list of another shape" if isinstance(puzzle, list) else described(puzzle)
        return Complaint(f"returned {shown}, expected nine lists of nine strings")
    for cell in CELLS:
        value = at(puzzle, cell)
        if value not in (".", at(solution, cell)):
            shown = repr(value) if isinstance(value, str) else described(value)
            text = f"holds {shown}, expected '.' or the solution's {at(solution, cell)!r}"
            return Complaint(f"{both_names(cell)} {text}", (cell,))
    givens = sum(at(puzzle, cell) != "." for cell in CELLS)
    found = list(islice(solutions(puzzle), 2))
    if len(found) > 1:
        other = next(one for one in found if one != solution)
        cell = next(cell for cell in CELLS if at(other, cell) != at(solution, cell))
        text = f"{both_names(cell)} can be {at(other, cell)} instead of {at(solution, cell)}"
        return Complaint(f"the puzzle has another solution: {text}", (cell,))
    if givens > most:
        return Complaint(f"the puzzle has {givens} givens, expected at most {most}")
    return None
