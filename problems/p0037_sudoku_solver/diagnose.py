"""Names the likely mistake, where the evidence is strong. Silent where it is weak."""

from __future__ import annotations

from harness.records import Json, Run

from .board import CELLS, Board
from .check import complaint, has_shape


def diagnose(puzzle: Board, run: Run) -> str | None:
    """The likely mistake in one sentence, or None. Called for wrong answers only."""
    answer: Json = run.arguments[0] if run.arguments else None
    if answer == puzzle:
        return _of_unchanged(puzzle, run.returned)
    if has_shape(answer) and complaint(puzzle, _as_strings(answer)) is None:
        return "the digits are right but are no strings: write str(digit), or '5' instead of 5."
    return None


def _of_unchanged(puzzle: Board, returned: Json) -> str | None:
    if isinstance(returned, dict):
        if returned["type"] == "coroutine":
            return "the method is `async def`, so calling it runs nothing: make it a plain `def`."
        if "generator" in returned["type"]:
            return "the method contains `yield`, so calling it runs nothing: use `return`."
    if has_shape(returned) and complaint(puzzle, _as_strings(returned)) is None:
        return (
            "the answer was returned instead of written: LeetCode ignores what is returned. "
            "Write into the board that was passed in: board[r][c] = digit, or board[:] = solved."
        )
    return None


def _as_strings(board: list[list[Json]]) -> Board:
    cells = [[str(cell) for cell in row] for row in board]
    return cells if all(len(cells[row][column]) == 1 for row, column in CELLS) else []
