"""The rule on an undo that clears another cell than the one that was filled."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from harness.mistake import Mistake

from ...board import Cell, at
from ...parsed import parse, recursive_functions
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
    line, helper = _line_behind(case, missed)
    by = f"line {line}, by `{helper}`," if helper else f"line {line}"
    return Mistake(
        Cause.WRONG_CELL_UNDONE,
        f"the undo clears the wrong cell: {by} blanks {case.name_of(missed.cell)}, "
        "which is already blank, and the digits that were placed stay.",
        line,
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


def _line_behind(case: FailedCase, step: Step) -> tuple[int, str]:
    """Return the line that is behind a write: that of the call, if a helper wrote.

    The helper's name comes with it; '' if there is none, or if its call was not recorded.
    """
    calls = case.calls_around(step.line)
    around = [one for one in calls if one.before < step.number <= one.after]
    helper = around[-1].function if around and around[-1].line else ""
    if not helper or helper in recursive_functions(parse(case.source)):
        return step.line, ""
    return around[-1].line, helper
