"""Rules on givens that are missing in the answer, and the writes that changed them.

Each looks at one case and returns the mistake, or None. Givens that were put back do not count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harness.records import Mistake

from ...board import CELLS, Cell, at, cell_name
from ..causes import Cause
from ..failed_case import FailedCase

if TYPE_CHECKING:
    from harness.trace import Step


def rows_reordered(case: FailedCase) -> Mistake | None:
    """Diagnose rows that were sorted or swapped.

    Needs: a method that returned, rows of the puzzle that stood in another order, and givens that
    are missing in the end.
    """
    step = case.evidence.reordered
    if not step or not case.returned_wrong or case.keeps_givens:
        return None
    return Mistake(
        Cause.ROWS_REORDERED,
        f"line {step.line} puts the rows in another order. "
        "Leave them where they are. `sorted(board)` makes a copy.",
        step.line,
    )


def given_erased(case: FailedCase) -> Mistake | None:
    """Diagnose an undo that hits a given.

    Needs: a blank written over a given that is missing in the answer, and undos.
    """
    step = _first_change(case)
    if not step or step.new or not case.evidence.undos:
        return None
    remedy = "Undo only the digits that the search has placed."
    return Mistake(
        Cause.GIVEN_ERASED, f"a given was blanked: {_change(case, step, remedy)}", step.line
    )


def given_overwritten_by_the_search(case: FailedCase) -> Mistake | None:
    """Diagnose a search that does not skip givens.

    Needs: another value written over a given that is missing in the answer, and digits that were
    undone, or replaced in more writes than the board has cells: an answer that is written at the
    end may be wrong in itself.
    """
    step, seen = _first_change(case), case.evidence
    if not step or not seen.is_search or not (seen.undos or seen.writes > len(CELLS)):
        return None
    remedy = "If `board[r][c]` was not '.' at the start, go on to the next cell."
    return Mistake(
        Cause.GIVEN_OVERWRITTEN,
        f"a given was overwritten: {_change(case, step, remedy)}",
        step.line,
    )


def given_overwritten(case: FailedCase) -> Mistake | None:
    """Diagnose an answer, found elsewhere, that changes givens when it is written.

    Needs: another value written over a given that is missing in the answer.
    """
    step = _first_change(case)
    if not step:
        return None
    remedy = "Does the search itself keep the givens? If so, write only where '.' was."
    return Mistake(
        Cause.GIVEN_OVERWRITTEN,
        f"a given was overwritten: {_change(case, step, remedy)}",
        step.line,
    )


def _first_change(case: FailedCase) -> Step | None:
    """Return the first write that changed a given that is missing in the answer.

    The answer is nine lists of nine cells, and its rows were not put in another order.
    """
    if case.answer is None or not case.keeps_shape or case.evidence.reordered:
        return None
    return next(
        (
            step
            for cell, step in sorted(case.evidence.changed_givens.items(), key=_number)
            if str(at(case.answer, cell)) != at(case.puzzle, cell)
        ),
        None,
    )


def _number(change: tuple[Cell, Step]) -> int:
    return change[1].number


def _change(case: FailedCase, step: Step, remedy: str) -> str:
    old, new = (
        value["text"] if isinstance(value, dict) else value or "a blank"
        for value in (step.old, step.new)
    )
    held = f"{case.name_of(step.cell)} held {old}, and line {step.line} wrote {new} there"
    return f"{held}. {remedy}{ask_about_swapping(case, step)}"


def ask_about_swapping(case: FailedCase, step: Step) -> str:
    """Ask about rows and columns if the cell with the two swapped is a blank."""
    row, column = step.cell
    if (column, row) not in case.blanks:
        return ""
    return f" Or are row and column swapped? {cell_name((column, row))} is a blank."
