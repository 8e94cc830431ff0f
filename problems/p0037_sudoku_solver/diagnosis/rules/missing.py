"""Rules on what a search never does: write, reach the last line, place a digit, take a guess.

Each looks at all cases and returns its sentences, or None.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...board import clashes
from ..failed_case import FailedCase

ENOUGH_TO_MISS_A_DIGIT = 30
"""From this number of placements on, it is not a coincidence that a digit is never placed."""
ENOUGH_SINGLES = 2
"""From this number on, it is not a coincidence that all digits were single candidates."""


def never_written(cases: Sequence[FailedCase]) -> str | None:
    """Diagnose a search that does not run, or that works on another board.

    Needs: every method returned, and no board was written to.
    Ruled out by: rows that were replaced, for writes into them are not seen.
    """
    if any(one.evidence.writes or one.evidence.unwatched or not one.unchanged for one in cases):
        return None
    return (
        "the board that was passed in was never written to. Is the search called? Does its check "
        "ever return True? Is a blank compared with '.', not with '0' or 0? If you work on another "
        "list, a copy for example, end with `board[:] = copy`."
    )


def last_line_left_out(cases: Sequence[FailedCase]) -> str | None:
    """Diagnose a loop that ends one row or column early.

    Needs: blanks left in the last row, or column, and nowhere else.
    Ruled out by: a clash on a board with blanks left, and a write to that row or column on any
    board. Boards that came back unchanged do not count.
    """
    left = [one for one in cases if one.blanks_left and not one.unchanged]
    if not left or any(clashes(one.answer) for one in left):
        return None
    for name, axis in (("row", 0), ("column", 1)):
        written = any(cell[axis] == 8 for one in cases for cell in one.evidence.cells)
        if not written and all({cell[axis] for cell in one.blanks_left} == {8} for one in left):
            return (
                f"the last {name} is never written to. `range(8)` stops before it, and so does a "
                "search that takes index 8 for the end."
            )
    return None


def guess_missing(cases: Sequence[FailedCase]) -> str | None:
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
    return (
        f"single candidates were filled in, and {left} blanks with two or more are left: "
        "to go on takes a guess. Place one candidate, go on from there, and undo all of it if no "
        "digit fits later."
    )


def digit_never_placed(cases: Sequence[FailedCase]) -> str | None:
    """Diagnose a range of digits that lacks 1 or 9.

    Needs: enough placements of more than four digits, none of them the digit that is missing,
    which a blank needs. Every search but that of the deciding case came back with the board as it
    was; if there is only that one, it did.
    """
    placed: set[str] = set().union(*(one.evidence.digits for one in cases))
    needed = {one.solved[row][column] for one in cases for row, column in one.blanks}
    finished = all(one.unchanged and one.evidence.is_search for one in cases[1:] or cases)
    enough = sum(one.evidence.placements for one in cases) >= ENOUGH_TO_MISS_A_DIGIT
    missing = sorted({"9", "1"} & needed - placed)
    if not missing or not finished or not enough or len(placed) <= 4:
        return None
    return (
        f"the digit {missing[0]} is never placed: `range(1, 10)` runs from 1 to 9. Or is it marked "
        "as used from the start, for example because a blank is recorded at index -1?"
    )
