"""Rules on the types and the values in an answer: rows, digits and blanks.

Each looks at one case and returns the mistake, or None.
"""

from __future__ import annotations

from harness.records import Json, Mistake

from ...board import CELLS, Cell, at
from ...check import has_shape
from ..causes import Cause
from ..failed_case import FailedCase

ROWS = "Keep every row a list of nine one-character strings."


def row_is_a_string(case: FailedCase) -> Mistake | None:
    """Diagnose a row that became a string.

    Needs: such a row in the answer.
    """
    if "str" not in _row_types(case):
        return None
    return Mistake(Cause.ROW_IS_STRING, f"a row has become a string. {ROWS}")


def row_is_a_tuple(case: FailedCase) -> Mistake | None:
    """Diagnose a row that became a tuple.

    Needs: such a row in the answer.
    """
    if "tuple" not in _row_types(case):
        return None
    return Mistake(Cause.ROW_IS_TUPLE, f"a row has become a tuple. {ROWS}")


def rows_aliased(case: FailedCase) -> Mistake | None:
    """Diagnose several references to one row.

    Needs: an answer of the right shape, two rows of which were one list.
    """
    if has_shape(case.answer) and case.evidence.aliased and case.returned_wrong:
        return Mistake(
            Cause.ROWS_ALIASED,
            "several rows are the same list, so that a write to one shows in the others. "
            "Make a list for each row: `[[…] for _ in range(9)]`.",
        )
    return None


def numbers_written(case: FailedCase) -> Mistake | None:
    """Diagnose numbers among strings.

    Needs: an answer of the right shape, with numbers from 1 to 9 where blanks were, and all givens
    as they were.
    """
    if not has_shape(case.answer) or not case.blanks:
        return None
    if any(at(case.answer, cell) != at(case.puzzle, cell) for cell in set(CELLS) - case.blanks):
        return None
    found: list[tuple[Cell, Json]] = [(cell, at(case.answer, cell)) for cell in sorted(case.blanks)]
    numbers = [(cell, value) for cell, value in found if value in range(1, 10)]
    if not numbers:
        return None
    cell, number = numbers[0]
    return Mistake(
        Cause.INT_DIGITS,
        f"the code writes numbers into a board of strings: {case.name_of(cell)} holds {number}. "
        "Write `str(digit)`. A number never equals a given: `5 == '5'` is False.",
        case.line_that_wrote(cell),
    )


def _row_types(case: FailedCase) -> set[str]:
    rows = case.answer if isinstance(case.answer, list) else []
    return {row["type"] if isinstance(row, dict) else type(row).__name__ for row in rows}
