"""The board may have no solution: say so, and leave the board as it was."""

from __future__ import annotations

from harness.drawing import Drawing
from harness.problem import Answer
from harness.run import Json, Run

from ...board import CELLS, at, both_names, clashes
from ...check import complaint, has_shape
from ...oracle import solutions
from ...problem import BOX, arguments, read, show
from ..common import described, draw_puzzle

__all__ = ["BOX", "arguments", "check", "draw", "focus", "read", "show"]

TITLE = "37. Sudoku Solver: there may be no solution"
ANSWER = Answer.RETURNED  # and the board, which the check looks at too


def check(before: list[Json], run: Run) -> str | None:
    """Return what is wrong with what was returned and with the board, or None."""
    puzzle, board = before[0], run.arguments[0] if run.arguments else None
    if not isinstance(run.returned, bool):
        return f"returned {described(run.returned)}, expected True or False"
    if next(solutions(puzzle), None) is not None:
        wrong = complaint(puzzle, board)
        if not run.returned:
            return "returned False, but the board has a solution"
        return f"returned True, but {wrong.text}" if wrong else None
    if run.returned:
        why = ": the givens clash" if clashes(puzzle) else ""
        return f"returned True, but the board has no solution{why}"
    return _changed(puzzle, board)


def draw(before: list[Json], _answer: Json | None) -> Drawing:
    """Draw the board as it was passed in."""
    return draw_puzzle(before[0])


focus = draw


def _changed(puzzle: Json, board: Json) -> str | None:
    """Return the first cell that is not as it was, or None."""
    if not has_shape(board):
        return "returned False, which is right, but the board is not nine lists of nine cells now"
    changed = [cell for cell in CELLS if at(board, cell) != at(puzzle, cell)]
    if not changed:
        return None
    first = changed[0]
    was = "was blank" if at(puzzle, first) == "." else f"held {at(puzzle, first)}"
    more = f"; {len(changed) - 1} more changed" if changed[1:] else ""
    return (
        "returned False, which is right, but the board is not as it was: "
        f"{both_names(first)} {was} and now holds {at(board, first)!r}{more}"
    )
