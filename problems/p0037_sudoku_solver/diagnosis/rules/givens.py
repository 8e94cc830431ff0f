"""The rule on givens that are missing in the answer. Restored givens do not count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harness.mistake import Mistake

from ...board import CELLS, at, cell_name
from ...check import has_shape
from ..causes import Cause
from ..failed_case import FailedCase, as_strings

if TYPE_CHECKING:
    from harness.trace import Step


def given_changed(case: FailedCase) -> Mistake | None:
    """Diagnose an undo that hits a given, a search that does not skip givens, or a wrong answer.

    Needs: another value, or a blank, written over a given that is missing in the answer.
    """
    step = _first_change(case)
    if step is None:
        return None
    remedy = "Does the search itself keep the givens? If so, write only where '.' was."
    if case.undos or (case.is_search and case.trace.writes > len(CELLS)):  # not a copied answer
        remedy = "If `board[r][c]` was not '.' at the start, go on to the next cell."
        remedy = remedy if step.new else "Undo only the digits that the search has placed."
    elif blank := min(case.blanks_left & case.blanks, default=None):
        remedy = f"{cell_name(blank)} is blank instead: does the search fill each cell just once?"
    return _mistake(case, step, remedy)


def _first_change(case: FailedCase) -> Step | None:
    """Return the first write that changed a given that is missing in the answer, or None.

    Of the writes to one given, the first digit that was written over it counts, or else the first
    write.
    """
    if not has_shape(case.answer):
        return None
    puzzle, answer = case.puzzle, as_strings(case.answer)
    changes = [
        step
        for step in case.steps
        if at(puzzle, step.cell) not in (".", step.new, at(answer, step.cell))
    ]
    overwrites = [step for step in changes if step.new and step.old == at(puzzle, step.cell)]
    by_cell = {step.cell: step for step in reversed([*overwrites, *changes])}
    return min(by_cell.values(), key=lambda step: step.number, default=None)


def _mistake(case: FailedCase, step: Step, remedy: str) -> Mistake:
    old, new = (
        value["text"] if isinstance(value, dict) else value or "a blank"
        for value in (step.old, step.new)
    )
    verb, cause = "overwritten", Cause.GIVEN_OVERWRITTEN
    if not step.new:
        verb, cause = "blanked", Cause.GIVEN_ERASED
    fact = f"{case.name_of(step.cell)} held {old}, and line {step.line} wrote {new} there"
    remedy += ask_about_swapping(case, step)
    return Mistake(cause, f"a given was {verb}: {fact}.", step.line, remedy)


def ask_about_swapping(case: FailedCase, step: Step) -> str:
    """Return a question on swapped indexes if the cell with row and column swapped is blank."""
    row, column = step.cell
    if (column, row) not in case.blanks:
        return ""
    return f" Or are row and column swapped? {cell_name((column, row))} is a blank."
