"""The rule on a check of the learner that refuses every digit.

It looks at all cases and returns the mistake, or None. The evidence is direct: the function was
called with this cell and this digit, and this is what it returned.
"""

from __future__ import annotations

from collections.abc import Sequence

from harness.calls import Call
from harness.mistake import Mistake

from ...board import DIGITS, Cell, at
from ..asked import (
    Valued,
    by_key,
    functions_of,
    is_plain,
    name_of_function,
    said,
    sees_board,
    valued,
    ways,
)
from ..causes import Cause
from ..decisions import Act, went_on
from ..failed_case import FailedCase

FEWEST_DIGITS = 5
"""The fewest digits of a cell that were refused."""
CALLS = 100
"""The first calls that are looked at to find out how a function names a cell."""
ITSELF = (
    "By then the cell holds the digit: is it compared with itself, or one blank with another? Skip "
    "those."
)
NONE = "Put `return True` after its last test."


def every_digit_refused(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a function that refuses every digit.

    Needs: a wrong answer, no digit that was left on any board, and one answer on several digits of
    a cell, the right one among them.
    """
    case = cases[0]
    placed = any(one.act is Act.PLACED for each in cases for one in went_on(each.writes))
    if not case.returned_wrong or placed:
        return None
    for (name, line), calls in functions_of(case).items():
        same = len({bool(one.result) for one in calls}) == 1 and all(map(is_plain, calls))
        if not same or not sees_board(calls[0]):
            continue
        values = valued(calls)
        for cell in sorted(case.blanks):
            written = _after_writes(case, calls, cell)
            answers = written or _on_digits(values, cell, at(case.solved, cell))
            call = answers.get(at(case.solved, cell))
            if call and len(answers) >= FEWEST_DIGITS:
                remedy = ITSELF if written else NONE if call.result is None else ""
                text = f"{name_of_function(name, line)} refused every digit: it {said(call)} for "
                text += f"{at(case.solved, cell)} at {case.name_of(cell)}, where it fits."
                return Mistake(Cause.EVERY_DIGIT_REFUSED, text, line, remedy, tells_line=False)
    return None


def _after_writes(case: FailedCase, calls: Sequence[Call], cell: Cell) -> dict[str, Call]:
    """Return the calls right after a digit was written to a cell, by the digit."""
    written = {step.number: step for step in case.writes.steps if step.cell == cell and step.new}
    return {written[call.before].new: call for call in calls if call.before in written}


def _on_digits(calls: Valued, cell: Cell, right: str) -> dict[str, Call]:
    """Return the calls on the digits of a cell, by the digit."""
    for way in (way for call in calls[:CALLS] for way in ways(*call, cell, right)):
        if way.digit and not way.kind:
            found = by_key(way, calls)
            asked = [(digit, found.get(way.key(cell, digit))) for digit in DIGITS]
            return {digit: some[0] for digit, some in asked if some}
    return {}
