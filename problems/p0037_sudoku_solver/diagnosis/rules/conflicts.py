"""Rules on digits that repeat another one in units of one kind, where no known mistake fits.

Each looks at all cases and returns its sentences, or None.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...board import cell_name
from ..conflicts import Conflicts, add_conflicts
from ..failed_case import FailedCase

ENOUGH_PLACEMENTS, ENOUGH_CLASHES = 5, 2
"""From these numbers on, clashes in one kind of unit only are not a coincidence."""


def notes_out_of_date(cases: Sequence[FailedCase]) -> str | None:
    """Diagnose notes of used digits that are not those on the board.

    Needs: enough placements that clash in one kind of unit only, and a digit that was refused at a
    cell though every cell that held it was harmless there another time: no check of the board
    decides so.
    """
    kind, found = _only_kind_of_conflicts(cases)
    if not kind or not found.whims:
        return None
    return (
        f"the notes about each {kind} are out of date: {cell_name(found.whims[0])} was refused a "
        "digit that no cell in its way held. Undo the notes exactly as you made them."
    )


def boxes_not_checked(cases: Sequence[FailedCase]) -> str | None:
    """Diagnose a check that leaves out boxes or some of their cells.

    Needs: enough placements that clash in boxes, some with givens, and in no other unit.
    Ruled out by: an exception, a time limit that was exceeded, and notes that are out of date.
    """
    kind, found = _only_kind_of_conflicts(cases)
    if kind != "box" or not found.with_givens:
        return None
    return (
        f"boxes are not checked, or only some of their cells: {_repeats('box', found)}, and none "
        "in their row or column. A box starts at `r // 3 * 3, c // 3 * 3`, and its number is "
        "`r // 3 * 3 + c // 3`."
    )


def rows_or_columns_not_checked(cases: Sequence[FailedCase]) -> str | None:
    """Diagnose a check that leaves out rows, or columns, or some of their cells.

    Needs: enough placements that clash in rows, or in columns, some with givens, and in no other
    unit.
    Ruled out by: an exception, a time limit that was exceeded, and notes that are out of date.
    """
    kind, found = _only_kind_of_conflicts(cases)
    if kind not in ("row", "column") or not found.with_givens:
        return None
    return (
        f"{kind}s are not checked, or only some of their cells: {_repeats(kind, found)}, and none "
        f"in another unit. Compare a digit with all nine cells of its {kind}."
    )


def _only_kind_of_conflicts(cases: Sequence[FailedCase]) -> tuple[str | None, Conflicts]:
    """Return the only kind of unit with enough conflicts, or None, and all conflicts.

    Only methods that returned a wrong answer count: others may check later.
    """
    found = Conflicts()
    for one in cases:
        if one.returned_wrong and one.search:
            add_conflicts(one.puzzle, one.search.decisions, found)
    if found.placements < ENOUGH_PLACEMENTS or len(found.kinds) != 1:
        return None, found
    [(kind, number)] = found.kinds.items()
    return (kind if number >= ENOUGH_CLASHES else None), found


def _repeats(kind: str, found: Conflicts) -> str:
    """Return how many placements repeat a digit, and on how many boards these were counted."""
    where = f" on {found.boards} boards" if found.boards > 1 else ""
    return (
        f"{found.kinds.total():,} of {found.placements:,} placements{where} repeat a digit in "
        f"their {kind}"
    )
