"""The rule on deduction without a guess, and the digits placed before the first undo."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from harness.mistake import Mistake
from harness.run import Ending

from ...board import UNITS, Board, Cell, at, blanks_of, candidates
from ...check import has_shape
from ...parsed import parse
from ..causes import Cause
from ..failed_case import FailedCase
from ..source import only_loops


class Placement(NamedTuple):
    """A digit that was placed before the first undo or replacement."""

    digit: str
    candidates: str
    """The candidates of its cell."""
    forced: bool
    """True for a naked or a hidden single."""


def placements_of(case: FailedCase) -> Iterator[Placement]:
    """Yield the digits that were placed before the first undo or replacement."""
    board = [list(row) for row in case.puzzle]
    for step in case.steps:
        if step.old and step.old != step.new:
            return
        if step.new and not step.old and isinstance(step.new, str):
            options = candidates(board, step.cell)
            forced = len(options) < 2 or _is_hidden_single(board, step.cell, step.new)
            yield Placement(step.new, options, forced)
        board[step.cell[0]][step.cell[1]] = step.new or "."


def tries_in_order(case: FailedCase) -> bool:
    """Return True if each digit was the lowest candidate of its cell, or each the highest."""
    placements = list(placements_of(case))
    return any(all(one.digit == one.candidates[end:][:1] for one in placements) for end in (0, -1))


def _is_hidden_single(board: Board, cell: Cell, digit: str) -> bool:
    """Return True if a digit fits in no other blank of one of the cell's units."""
    return any(
        not any(
            at(board, other) == "." and digit in candidates(board, other)
            for other in unit
            if other != cell
        )
        for unit in UNITS.values()
        if cell in unit
    )


def guess_missing(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose deduction without a guess: it stops, or waits for a single candidate.

    Needs: on every board examined, blanks are left, each of them has a candidate, and every digit
    that was placed was a naked or a hidden single.
    Ruled out by: undos, replaced rows, and too few placements. A loop that runs until the time
    limit must not replace a digit or leave a single candidate. If a single is left, or a loop runs
    on, the source must have no means to search elsewhere: no second function, no copy, no list or
    set that it fills.
    """
    case = cases[0]
    is_looping = case.run.ending is Ending.TIME
    if (is_looping and case.replaced) or any(one.undos or one.trace.rows_replaced for one in cases):
        return None
    if not all(placement.forced for one in cases for placement in placements_of(one)):
        return None
    boards = [one.last_board if is_looping else one.answer for one in cases]
    counts_left = [
        [len(candidates(board, cell)) for cell in blanks_of(board)] if has_shape(board) else []
        for board in boards
    ]
    placed = [step for one in cases for step in one.digits if not step.old]
    if len(placed) < 2 or not all(min(counts, default=0) for counts in counts_left):
        return None
    has_single = any(min(counts) == 1 for counts in counts_left)
    if has_single and is_looping:
        return None
    if (has_single or is_looping) and not only_loops(parse(case.source)):
        return None
    number, advice = len(counts_left[0]), "You have to guess to continue."
    text = f"single candidates were filled in, but {number} blanks with two or more are left."
    if has_single:
        text = "single candidates were filled in, but not those that became single later."
        advice = "Go over the blanks until nothing changes. Then you have to guess."
    elif is_looping:
        text = f"the loop waits for a single candidate, but each of the {number} blanks left has "
        text += "two or more."
    remedy = f"{advice} Place one candidate, go on, and undo it all if no digit fits later."
    return Mistake(Cause.GUESS_MISSING, text, remedy=remedy)
