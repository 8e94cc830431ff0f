"""The rule on an undo that clears another cell than the one that was filled."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from harness.mistake import Mistake

from ...board import Cell, at
from ..causes import Cause
from ..failed_case import FailedCase

if TYPE_CHECKING:
    from harness.trace import Step


def wrong_cell_undone(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose an undo that clears another cell than the one that was filled.

    Needs: no digit was ever taken back, blanks are left on every board, and a line blanks a blank
    cell again; a wrong digit is left on some board.
    Ruled out by: replaced rows, and a line that tidies up before a digit is placed.
    """
    found = ((one, _missed_undo(one)) for one in cases)
    case, missed = next(((one, step) for one, step in found if step), (cases[0], None))
    stays = all(one.takes_nothing_back for one in cases)
    if not stays or missed is None or not any(one.has_wrong_digit for one in cases):
        return None
    return Mistake(
        Cause.WRONG_CELL_UNDONE,
        f"the undo clears the wrong cell: line {missed.line} blanks {case.name_of(missed.cell)}, "
        "which is already blank, and the digits that were placed stay.",
        missed.line,
        "Has a deeper call changed the row or column? Keep them in local variables.",
    )


def _missed_undo(case: FailedCase) -> Step | None:
    """The first time that a line blanks, for the second time, a cell that is blank already.

    Once is what it takes to tidy up, or to turn a board of numbers back. A line that blanks a
    cell right before a digit is placed there does not count.
    """
    tidying = {
        one.line
        for one, then in pairwise(case.steps)
        if one.cell == then.cell and not one.old and then.new and not then.old
    }
    blanked: dict[Cell, set[int]] = {}
    for step in case.steps:
        if step.new and not step.old:
            blanked.pop(step.cell, None)
        elif not step.new and not step.old and at(case.puzzle, step.cell) == ".":
            lines = blanked.setdefault(step.cell, set())
            if step.line in lines - tidying:
                return step
            lines.add(step.line)
    return None
