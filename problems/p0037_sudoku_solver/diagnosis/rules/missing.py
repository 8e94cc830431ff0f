"""Rules on what a search never does: reach the last line, place a digit, take a guess.

Each looks at all cases and returns the mistake, or None.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from harness.mistake import Mistake
from harness.run import Ending

from ...board import blanks_of, candidates, clashes
from ...check import has_shape
from ...parsed import parse
from ..causes import Cause
from ..choices import choices_of
from ..failed_case import FailedCase
from ..source import only_loops


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


def guess_missing(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose deduction without a guess: it stops, or waits for a single candidate.

    Needs: on every board that was looked at, blanks are left, each of them has a candidate, and
    every digit that was placed was the only one for its cell, or had no other cell in one of its
    units.
    Ruled out by: undos, replaced rows, and too few placements. A loop that waits until its time is
    up must not replace a digit or leave a single candidate. Where one is left, or a loop waits, a
    parser must find nothing with which the program could search elsewhere: no function of its own,
    no copy, no list or set that it fills.
    """
    case = cases[0]
    waits = case.run.ending is Ending.TIME
    if (waits and case.replaced) or any(one.undos or one.trace.rows_replaced for one in cases):
        return None
    if not all(choice.forced for one in cases for choice in choices_of(one)):
        return None
    boards = [one.last_board if waits else one.answer for one in cases]
    left = [
        [len(candidates(board, cell)) for cell in blanks_of(board)] if has_shape(board) else []
        for board in boards
    ]
    placed = [step for one in cases for step in one.digits if not step.old]
    if len(placed) < 2 or not all(min(counts, default=0) for counts in left):
        return None
    early = any(min(counts) == 1 for counts in left)
    if early and waits:
        return None
    if (early or waits) and not only_loops(parse(case.source)):
        return None
    number, guess = len(left[0]), "You have to guess to continue."
    text = f"single candidates were filled in, but {number} blanks with two or more are left."
    if early:
        text = "single candidates were filled in, but not those that became single later."
        guess = "Go over the blanks until nothing changes. Then you have to guess."
    elif waits:
        text = f"the loop waits for a single candidate, but each of the {number} blanks left has "
        text += "two or more."
    remedy = f"{guess} Place one candidate, go on, and undo it all if no digit fits later."
    return Mistake(Cause.GUESS_MISSING, text, remedy=remedy)
