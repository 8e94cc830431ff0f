"""Rules on what a search never does: reach the last line, place a digit, take a guess.

Each looks at all cases and returns the mistake, or None.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from harness.mistake import Mistake
from harness.run import Ending

from ...board import at, clashes
from ..causes import Cause
from ..evidence import candidates
from ..failed_case import FailedCase
from ..source import only_loops, parse

ENOUGH_BOARDS = 2
ENOUGH_SINGLES = 2
"""The fewest digits that are not single candidates all by coincidence."""


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
        written = any(cell[axis] == 8 for one in cases for cell in one.evidence.cells)
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
    if len(cases) < ENOUGH_BOARDS or any(len(cells) != 1 for cells in left):
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
    """Diagnose deduction that stops where no cell has a single candidate.

    Needs: on every board that was looked at, blanks are left, each of them has two candidates or
    more, and every digit that was placed was the only one for its cell, or had no other cell in
    one of its units.
    Ruled out by: undos, replaced digits or rows, and too few placements.
    """
    if sum(one.evidence.placements for one in cases) < ENOUGH_SINGLES:
        return None
    if not all(one.takes_nothing_back and one.only_singles for one in cases):
        return None
    left = len(cases[0].blanks_left)
    return Mistake(
        Cause.GUESS_MISSING,
        f"single candidates were filled in, but {left} blanks with two or more are left: "
        "you have to guess to continue.",
        remedy="Place one candidate, go on from there, and undo it all if no digit fits later.",
    )


def guess_waited_for(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a loop over single candidates that waits for one that does not come.

    Needs: a limit on CPU time that was exceeded, and all that holds for deduction that stops: each
    digit that was placed was the only one for its cell, or had no other
    cell in one of its units, and now each blank has two candidates or more.
    Ruled out by: undos, replaced digits or rows, and, as a parser finds it, anything by which the
    program could search elsewhere: a function of its own, a copy, or a list or set that it fills.
    """
    case, seen = cases[0], cases[0].evidence
    board = case.last_board
    if case.run.ending is not Ending.TIME or seen.undos or seen.replaced or seen.rows_replaced:
        return None
    if not seen.placements or seen.guesses or not only_loops(parse(case.source)):
        return None
    counts = [len(candidates(board, cell)) for cell in case.blanks if at(board, cell) == "."]
    if not counts or min(counts) < 2:
        return None
    return Mistake(
        Cause.GUESS_MISSING,
        f"the loop waits for a single candidate, but each of the {len(counts)} blanks left has "
        "two or more.",
        remedy="You have to guess to continue: place one, go on, and undo it all if no digit fits "
        "later.",
    )
