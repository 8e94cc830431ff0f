"""Make a puzzle with at most k givens of a full board, and a unique solution."""

from itertools import islice

from harness.drawing import Drawing
from harness.problem import Case, override
from harness.run import Run
from harness.value import Json, describe, wrong_type

from ...board import CELLS, at, both_names, parse_board
from ...check import Complaint, has_shape
from ...common import SudokuQuestion
from ...draw import draw_board
from ...oracle import solutions


class Make(SudokuQuestion):
    """The follow-up that makes a puzzle from a full board."""

    keys = ("board",)
    title = "37. Sudoku Solver: make a puzzle"

    @override
    def arguments(self, case: Case) -> list[Json]:
        """Return the full board, and the most givens that a puzzle may have."""
        return [parse_board(case.input["board"]), int(case.input["k"])]

    @override
    def check(self, before: list[Json], run: Run) -> str | None:
        found = _complaint(before, run.returned)
        return found.text if found else None

    @override
    def draw(self, before: list[Json], answer: Json | None) -> Drawing:
        """Draw the returned puzzle, and mark the cells that show its error."""
        if answer is None or not has_shape(answer):
            return draw_board(before[0], before[0], {})
        found = _complaint(before, answer)
        return draw_board(answer, answer, dict.fromkeys(found.cells if found else (), "wrong"))


def _complaint(before: list[Json], puzzle: Json) -> Complaint | None:
    """Return the first error in a puzzle, or None."""
    solution, most = before
    if not has_shape(puzzle):
        expected = "nine lists of nine strings"
        if isinstance(puzzle, list):
            return Complaint(f"returned a list of another shape, expected {expected}")
        return Complaint(wrong_type(puzzle, expected))
    for cell in CELLS:
        value = at(puzzle, cell)
        if value not in (".", at(solution, cell)):
            shown = repr(value) if isinstance(value, str) else describe(value)
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
