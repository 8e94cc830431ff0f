"""Rules on what a search never does: reach the last line, place a digit, take a guess.

Each looks at all cases and returns the mistake, or None.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from harness.mistake import Mistake

from ...board import clashes
from ..causes import Cause
from ..failed_case import FailedCase


def last_line_left_out(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a loop that ends one row or column early.

    Needs: blanks left in the last row, or column, and nowhere else.
    Ruled out by: a clash on a board with blanks left, and a write to that row or column on any
    board. Boards that came back unchanged do not count.
    """
    left = [one for one in cases if one.blanks_left and not one.unchanged]
    if not left or any(clashes(one.answer) for one in left):
        return None
    for name, axis, cause in (
        ("row", 0, Cause.LAST_ROW_LEFT_OUT),
        ("column", 1, Cause.LAST_COLUMN_LEFT_OUT),
    ):
        written = any(step.cell[axis] == 8 for one in cases for step in one.digits)
        if not written and all({cell[axis] for cell in one.blanks_left} == {8} for one in left):
            return Mistake(
                cause,
                f"the last {name} is never written to.",
                remedy="`range(8)` stops before it, and so does a search that takes index 8 for "
                "the end.",
            )
    return None


def last_blank_left_out(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a search that ends one cell early.

    Needs: on several boards, one blank is left, the last by rows or by columns, and all else is
    right.
    """
    left = [one.blanks_left for one in cases]
    if len(cases) == 1 or any(len(cells) != 1 for cells in left):
        return None
    if any(one.has_wrong_digit for one in cases):
        return None
    for last in (max, partial(max, key=lambda cell: cell[::-1])):
        if all(cells == {last(one.blanks)} for one, cells in zip(cases, left, strict=True)):
            return Mistake(
                Cause.LAST_BLANK_LEFT_OUT,
                "the last blank is never filled, but all before it are right: the search ends one "
                "cell early.",
                remedy="Stop only after the last cell: at index 81, or past the last blank of a "
                "list.",
            )
    return None
