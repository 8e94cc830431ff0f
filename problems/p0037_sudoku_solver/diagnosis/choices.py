"""The digits that a search placed before it took one back, and what else fitted there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..board import UNITS, Board, Cell, at, candidates
from .failed_case import FailedCase


class Choice(NamedTuple):
    """A digit that was placed before the first undo or replacement."""

    digit: str
    fitting: str
    """The candidates of its cell."""
    forced: bool
    """True if no other digit fits there, or the digit in no other cell of one of its units."""


def choices_of(case: FailedCase) -> Iterator[Choice]:
    """Yield the digits that were placed before the first undo or replacement."""
    board = [list(row) for row in case.puzzle]
    for step in case.steps:
        if step.old and step.old != step.new:
            return
        if step.new and not step.old and isinstance(step.new, str):
            fitting = candidates(board, step.cell)
            forced = len(fitting) < 2 or _is_hidden_single(board, step.cell, step.new)
            yield Choice(step.new, fitting, forced)
        board[step.cell[0]][step.cell[1]] = step.new or "."


def tries_in_order(case: FailedCase) -> bool:
    """Return True if digits were tried up or down in order, as a search does."""
    choices = list(choices_of(case))
    return any(all(one.digit == one.fitting[end:][:1] for one in choices) for end in (0, -1))


def _is_hidden_single(board: Board, cell: Cell, digit: str) -> bool:
    """Return True if a digit fits in no other blank of one of the cell's units."""
    return any(
        not any(
            at(board, other) == "." and digit in candidates(board, other)
            for other in unit
            if other != cell
        )
        for unit in UNITS.values()
        if cell in unit
    )
