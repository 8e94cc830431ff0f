"""The rule on the learner's own function that looks for a blank: it found none, and one was left.

It looks at all cases and returns the mistake, or None.
"""

from __future__ import annotations

from collections.abc import Sequence

from harness.records import Mistake

from ..asked.finders import Missed, find_finders
from ..causes import Cause
from ..failed_case import FailedCase

REMEDY = "Let it look at all 81 cells before it gives up: `range(9)` twice."
LINES = (("row", 0, Cause.LAST_ROW_LEFT_OUT), ("column", 1, Cause.LAST_COLUMN_LEFT_OUT))


def blank_is_missed(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a function that looks for a blank and says that there is none.

    Needs: the search writes to the cells that it finds; it was not told where to look, and it has
    found nothing while blanks were left.
    Ruled out by: a blank for which no digit was left, where it may have given up.
    """
    finder = next((one for one in find_finders(cases) if one.missed), None)
    if finder is None:
        return None
    first = min(finder.missed, key=lambda one: not one.case.decides)
    seen = (
        f"it returned {first.call.result!r} while {first.case.name_of(first.blanks[0])} was blank"
    )
    cause, what = _left_out(finder.missed)
    return Mistake(
        cause, f"`{finder.function}` (line {finder.line}) {what}: {seen}. {REMEDY}", finder.line
    )


def _left_out(missed: Sequence[Missed]) -> tuple[Cause, str]:
    """Return what is left out, and its words."""
    cells = [cell for one in missed for cell in one.blanks]
    for name, axis, cause in LINES:
        if all(cell[axis] == 8 for cell in cells):
            return cause, f"does not look at the last {name}"
    return Cause.BLANK_NOT_FOUND, "misses blanks"
