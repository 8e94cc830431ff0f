"""Rules on the types and the values in an answer: rows, digits and blanks.

Each looks at one case, or at all of them, and returns the mistake, or None.
"""

from __future__ import annotations

from collections.abc import Sequence

from harness.mistake import Mistake
from harness.value import Json

from ...board import CELLS, Cell, at
from ...check import has_shape
from ..causes import Cause
from ..failed_case import FailedCase, as_strings

OTHER_ROWS = {"str": ("string", Cause.ROW_IS_STRING), "tuple": ("tuple", Cause.ROW_IS_TUPLE)}
TEN = "10", ":", "A", "a", 10
"""Values that come after 9: as a number, as a character, or as a digit of a larger base."""


def row_is_not_a_list(case: FailedCase) -> Mistake | None:
    """Diagnose a row that became a string or a tuple.

    Needs: such a row in the answer.
    """
    rows = case.answer if isinstance(case.answer, list) else []
    for row in rows:
        kind = row["type"] if isinstance(row, dict) else type(row).__name__
        if kind in OTHER_ROWS:
            name, cause = OTHER_ROWS[kind]
            remedy = "Keep every row a list of nine one-character strings."
            return Mistake(cause, f"a row has become a {name}.", remedy=remedy)
    return None


def rows_aliased(case: FailedCase) -> Mistake | None:
    """Diagnose several references to one row.

    Needs: an answer of the right shape, two rows of which were one list.
    """
    if has_shape(case.answer) and case.evidence.aliased and case.returned_wrong:
        return Mistake(
            Cause.ROWS_ALIASED,
            "several rows are the same list, so that a write to one shows in the others.",
            remedy="Make a list for each row: `[[…] for _ in range(9)]`.",
        )
    return None


def numbers_written(case: FailedCase) -> Mistake | None:
    """Diagnose numbers among strings.

    Needs: an answer of the right shape, with numbers from 1 to 9 where blanks were, and all givens
    as they were, or all digits right.
    """
    if not has_shape(case.answer):
        return None
    right = as_strings(case.answer) == case.solved
    givens = set(CELLS) - case.blanks
    if not right and any(at(case.answer, one) != at(case.puzzle, one) for one in givens):
        return None
    found: dict[Cell, Json] = {cell: at(case.answer, cell) for cell in sorted(case.blanks)}
    numbers = [cell for cell, value in found.items() if value in range(1, 10)]
    if not numbers:
        return None
    text = "the digits are right, but " if right else ""
    text += "the code writes numbers into a board of strings: "
    return Mistake(
        Cause.INT_DIGITS,
        f"{text}{case.name_of(numbers[0])} holds {found[numbers[0]]}.",
        case.line_that_wrote(numbers[0]),
        "Write `str(digit)`. A number never equals a given: `5 == '5'` is False.",
        tells_line=False,
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
        f"the digits go on after 9: {case.name_of(cell)} holds {at(case.answer, cell)!r}.",
        case.line_that_wrote(cell),
        "Stop after 9: `range(1, 10)`, `while d <= 9`, or a mask of nine bits.",
        tells_line=False,
    )
