"""Does a digit fit a blank? The first step of the lesson: one check, without a search."""

from __future__ import annotations

from harness.drawing import Drawing
from harness.problem import Answer, Case
from harness.run import Json, Run

from ...board import PEERS, UNITS, at, both_names, parse_board
from ...draw import draw_board
from ..common import described

TITLE = "37. Sudoku Solver: does a digit fit?"
ANSWER = Answer.RETURNED


def arguments(case: Case) -> list[Json]:
    """Return `[board, row, col, digit]`. Raises ValueError if the case holds a malformed board."""
    row, col, digit = (case.input[name] for name in ("row", "col", "digit"))
    return [parse_board(case.input["board"]), row, col, digit]


def check(before: list[Json], run: Run) -> str | None:
    """Return what is wrong with a True or a False, or None if it is right."""
    board, row, col, digit = before
    if not isinstance(run.returned, bool):
        return f"returned {described(run.returned)}, expected True or False"
    cell = row, col
    holder = next((peer for peer in sorted(PEERS[cell]) if at(board, peer) == digit), None)
    if run.returned == (holder is None):
        return None
    if holder is None:
        return f"returned False, but no other cell of its row, column and box holds {digit}"
    unit = next(name for name, cells in UNITS.items() if {cell, holder} <= {*cells})
    return f"returned True, but {unit} holds {digit} already: {both_names(holder)}"


def draw(before: list[Json], _answer: Json | None) -> Drawing:
    """Draw the board with a `?` in the blank, and the other arguments below it."""
    board, row, col, digit = before
    arguments_shown = f"row = {row}, col = {col}, digit = {digit!r}   (? marks the blank)"
    return [*draw_board(board, board, {(row, col): "missing"}), [(arguments_shown, "")]]


focus = draw
