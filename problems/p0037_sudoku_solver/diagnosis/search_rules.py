"""Rules on all failed cases together: what the searches on different boards have in common.

Each looks at all cases and returns its sentences, or None.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..board import cell_name, clashes
from .conflicts import Conflicts, add_conflicts
from .failed_case import FailedCase
from .tracebacks import loops_freely, parse

ENOUGH_PLACEMENTS, ENOUGH_CLASHES = 5, 2
"""From these numbers on, clashes in one kind of unit only are not a coincidence."""
ENOUGH_TO_MISS_A_DIGIT = 30
"""From this number of placements on, it is not a coincidence that a digit is never placed."""
FEW_BLANKS = 4
"""A board with so few blanks is solved at once by any program that comes to an end."""
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
        "the board that was passed in was never written to. Is the search called, and does its "
        "check ever return True? Is a blank compared with '.', not with '0' or 0? A copy, or "
        "`board = …`, is another board: write `board[r][c] = digit`, or `board[:] = solved` at "
        "the end."
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


def loop_without_end(cases: Sequence[FailedCase]) -> str | None:
    """Diagnose a loop that does not end.

    Needs: a limit on CPU time that was exceeded on a board with a few blanks, where nothing was
    written, and a `while` in the source.
    """
    case = cases[0]
    if case.ending != "time" or case.evidence.writes or case.evidence.unwatched:
        return None
    if len(case.blanks) > FEW_BLANKS or not loops_freely(parse(case.source)):
        return None
    return (
        f"nothing was written to a board with {len(case.blanks)} blank"
        f"{'s' * (len(case.blanks) > 1)}: does a `while` never end? "
        "Its condition has to become false, also where a given stands. `kata run FILE` runs "
        "without limits; Ctrl-C shows the line."
    )


def guess_missing(cases: Sequence[FailedCase]) -> str | None:
    """Diagnose deduction that stops where no cell has a single candidate.

    Needs: on every board that was looked at, blanks are left, each of them has two candidates or
    more, and every digit that was placed was the only one for its cell, or had no other cell in
    one of its units.
    Ruled out by: undos, replaced digits or rows, and too few placements.
    """
    if sum(one.evidence.placements for one in cases) < ENOUGH_SINGLES:
        return None
    if not all(_takes_nothing_back([one]) and one.only_singles for one in cases):
        return None
    left = len(cases[0].blanks_left)
    return (
        f"single candidates were filled in, and {left} blanks with two or more are left: "
        "to go on takes a guess. Place one candidate, go on from there, and undo all of it if no "
        "digit fits later."
    )


def notes_out_of_date(cases: Sequence[FailedCase]) -> str | None:
    """Diagnose notes of used digits that are not those on the board.

    Needs: enough placements that clash in one kind of unit only, and two cells that were both
    refused the same digit and allowed it, which no check of the board does.
    """
    kind, found = _only_kind_of_conflicts(cases)
    pair = min(found.refused & found.accepted, default=None)
    if not kind or not pair:
        return None
    here, there = map(cell_name, pair)
    return (
        f"the notes about each {kind} are out of date: the same digit was allowed at {here} and "
        f"{there}, and refused there at another time. Undo the notes exactly as you made them."
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
        f"boxes are not checked, or only some of their cells. {_repeats('box', found)}, and none "
        "repeats one in its row or column. Look at the box formula: the cells of a box are "
        "`board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]` for k from 0 to 8, its number is "
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
        f"{kind}s are not checked, or only some of their cells. {_repeats(kind, found)}, and none "
        f"repeats one in another unit. Compare a digit with all nine cells of its {kind}."
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


def wrong_cell_undone(cases: Sequence[FailedCase]) -> str | None:
    """Diagnose an undo that clears another cell than the one that was filled.

    Needs: no digit was ever taken back, blanks are left on every board, and a line blanks a blank
    cell again; a wrong digit is left on some board.
    Ruled out by: replaced rows, and a line that tidies up before a digit is placed.
    """
    missed = next((one.evidence.missed_undo for one in cases if one.evidence.missed_undo), None)
    tidying: set[int] = set().union(*(one.evidence.tidying_lines for one in cases))
    if not _takes_nothing_back(cases) or missed is None or missed.line in tidying:
        return None
    if not any(one.has_wrong_digit for one in cases):
        return None
    return (
        f"the undo clears the wrong cell: line {missed.line} blanks {cell_name(missed.cell)}, "
        "which is already blank. "
        "A deeper call has changed row or column; keep them in local variables."
    )


def never_takes_a_digit_back(cases: Sequence[FailedCase]) -> str | None:
    """Diagnose a search without a way back.

    Needs: no digit was ever taken back, and every board has blanks left. Either digits were tried
    in order, and a blank that comes next has no candidate; or blanks were filled in order, with
    digits that were not the only ones to fit, and no blank that is left has a candidate.
    Ruled out by: replaced rows.
    """
    if not _takes_nothing_back(cases):
        return None
    if not all(one.evidence.tries_in_order and one.is_stuck for one in cases) and not all(
        one.evidence.guesses and one.fills_in_order and not one.candidates_left for one in cases
    ):
        return None
    return (
        "the search never takes a digit back. Where no digit fits, `return False`, so that the "
        "caller undoes its own digit (`board[r][c] = '.'`) and tries the next one. "
        "A `return solve(…)` inside the loop never gets that far."
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


def _repeats(kind: str | None, found: Conflicts) -> str:
    number = found.kinds.total()
    return f"{number:,} of {found.placements:,} placements repeat a digit in their {kind}"


def _takes_nothing_back(cases: Sequence[FailedCase]) -> bool:
    """Return True if nothing was undone, as far as all writes are known, and blanks are left."""
    return all(
        one.blanks_left and not one.evidence.undos and not one.evidence.unwatched for one in cases
    )
