"""The rule on a check of the learner that refuses every digit.

It looks at all cases and returns the mistake, or None. The evidence is direct: the function was
called with this cell and this digit, and this is what it returned.
"""

from __future__ import annotations

from collections.abc import Sequence

from harness.calls import Call
from harness.mistake import Mistake

from ...board import DIGITS, Cell, at
from ..asked import functions_of, is_plain, name_of_function, named_by, said, sees_board
from ..causes import Cause
from ..decisions import Act, went_on
from ..failed_case import FailedCase

FEWEST_DIGITS = 5
"""The fewest digits of a cell that were refused."""
CALLS = 100
"""The first calls that are looked at."""
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
        for cell in sorted(case.blanks):
            right = at(case.solved, cell)
            written = _after_writes(case, calls, cell)
            answers = written or _on_digits(calls[:CALLS], cell)
            if right in answers and len(answers) >= FEWEST_DIGITS:
                call = answers[right]
                remedy = ITSELF if written else NONE if call.result is None else ""
                text = f"{name_of_function(name, line)} refused every digit: it {said(call)} for "
                text += f"{right} at {case.name_of(cell)}, where it fits."
                return Mistake(Cause.EVERY_DIGIT_REFUSED, text, line, remedy, tells_line=False)
    return None


def _after_writes(case: FailedCase, calls: Sequence[Call], cell: Cell) -> dict[str, Call]:
    """Return the calls right after a digit was written to a cell, by the digit."""
    written = {step.number: step for step in case.writes.steps if step.cell == cell and step.new}
    return {written[call.before].new: call for call in calls if call.before in written}


def _on_digits(calls: Sequence[Call], cell: Cell) -> dict[str, Call]:
    """Return the calls on the digits of a cell, by the digit."""
    asked = [(call, named_by(call)) for call in calls]
    return {digit: call for digit in DIGITS for call, named in asked if (cell, digit) in named}
