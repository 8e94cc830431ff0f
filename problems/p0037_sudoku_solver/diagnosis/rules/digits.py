"""Rules on digits that are off by one, or that run beyond 9.

Each looks at all cases and returns the mistake, or None.
"""

from __future__ import annotations

from collections.abc import Sequence

from harness.records import Json, Mistake

from ...board import at
from ..causes import Cause
from ..failed_case import FailedCase

ENOUGH_BLANKS = 5
"""The number of digits that are not all off by one, in the same direction, by chance."""
TEN = "10", ":", "A", "a", 10
"""Values that come after 9: as a number, as a character, or as a digit of a larger base."""
NAMES = {
    -1: "low: {}. Where an index from 0 to 8, or a bit, becomes a digit, add 1: `str(k + 1)`.",
    1: "high: {}. If bit d of a mask stands for d, the digit is `bit.bit_length() - 1`.",
}


def digits_shifted(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose digits that are written one too low or too high.

    Needs: on every board, each blank holds the digit before the right one, or each the one after;
    0 and 10 count as digits. All givens are as they were.
    """
    shifts = {shift for case in cases for shift in _shifts(case)}
    if sum(len(case.blanks) for case in cases) < ENOUGH_BLANKS or len(shifts) != 1:
        return None
    words = NAMES.get(shifts.pop() or 0)
    if not words:
        return None
    case, cell = cases[0], min(cases[0].blanks)
    seen = f"{case.name_of(cell)} holds {at(case.answer, cell)}, not {at(case.solved, cell)}"
    return Mistake(
        Cause.DIGITS_OFF_BY_ONE,
        f"the search is right, but each digit is written one too {words.format(seen)}",
        case.line_that_wrote(cell),
    )


def digits_beyond_nine(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose digits that go on after 9.

    Needs: a 10, or what comes after 9 as a character, in a blank of an answer of the right shape.
    Ruled out by: searches that never placed a 1, for then all digits may be one too high.
    """
    plain = [case for case in cases if case.is_plain]
    tens = ((case, cell) for case in plain for cell in sorted(case.blanks))
    found = [(case, cell) for case, cell in tens if at(case.answer, cell) in TEN]
    if not found or not any("1" in case.evidence.digits for case in cases):
        return None
    case, cell = found[0]
    return Mistake(
        Cause.DIGITS_BEYOND_NINE,
        f"the digits go on after 9: {case.name_of(cell)} holds {at(case.answer, cell)!r}. "
        "Stop after 9: `range(1, 10)`, `while d <= 9`, or a mask of nine bits.",
        case.line_that_wrote(cell),
    )


def _shifts(case: FailedCase) -> set[int | None]:
    """Return by how much the digits in the blanks are off; {None} if that cannot be said."""
    if not case.returned_wrong or not case.is_plain or not case.keeps_givens:
        return {None}
    numbers = {cell: _number(at(case.answer, cell)) for cell in case.blanks}
    return {
        None if number is None else number - int(at(case.solved, cell))
        for cell, number in numbers.items()
    }


def _number(value: Json) -> int | None:
    """Return the number that a value stands for, with ':' for 10; or None."""
    if isinstance(value, str):
        if len(value) == 1 and "0" <= value <= ":":
            return ord(value) - ord("0")
        return 10 if value == "10" else None
    return value if isinstance(value, int) else None
