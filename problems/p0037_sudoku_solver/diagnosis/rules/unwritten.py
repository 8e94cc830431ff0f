"""Rules on boards that were never written to.

Each looks at all cases and returns the mistake, or None.
"""

from __future__ import annotations

from collections.abc import Sequence

from harness.mistake import Mistake

from ...board import at, candidates
from ..causes import Cause
from ..failed_case import FailedCase
from ..source import find_obstacle


def never_written(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a search that does not run, or that works on another board.

    Needs: every method returned, and no board was written to.
    Ruled out by: rows that were replaced, for writes into them are not seen; a single board with a
    single blank, which a search that ends one cell early does not reach.
    """
    if any(_was_written(one) for one in cases) or sum(len(one.blanks) for one in cases) == 1:
        return None
    easiest = min(cases, key=lambda one: len(one.blanks))
    cell = min(easiest.blanks, key=lambda one: (len(candidates(easiest.puzzle, one)), one))
    digit, where = at(easiest.solved, cell), easiest.name_of(cell)
    obstacle = find_obstacle(cases[0].source, cases[0].lines)
    text, line = "the board that was passed in was never written to", 0
    follow = f"Follow the {digit} at {where} by hand"
    remedy = (
        f"{follow}: does the search reach this blank ('.', not '0'), and does its check let the "
        "digit through? If you search on a copy, end with `board[:] = copy`."
    )
    if obstacle:
        text, line = f"{text}: {obstacle.text}", obstacle.line
        remedy = "" if obstacle.is_clear else f"{follow} up to there."
    return Mistake(Cause.NEVER_WRITTEN, f"{text}.", line, remedy)


def _was_written(case: FailedCase) -> bool:
    return bool(case.trace.writes) or case.trace.rows_replaced or not case.unchanged
