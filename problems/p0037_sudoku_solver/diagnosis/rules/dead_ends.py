"""Rules on programs that do not go back from a dead end: deduction, greed, and failed undos."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from harness.mistake import Mistake
from harness.trace import Step

from ...board import UNITS, Board, Cell, at, blanks_of, candidates, clashes
from ...check import has_shape
from ...source import is_search, lines_that_blank, may_go_back, parse
from ..causes import Cause
from ..decisions import PATHS
from ..failed_case import ENOUGH_WRITES, FailedCase, as_strings

REMEDY = (
    "When no candidate is single any more, you have to guess: place one candidate, go on, and undo "
    "it all if no digit fits later."
)
NO_WAY_BACK = (
    "If it was a guess, let a function place a digit, call itself for the rest of the board, and "
    "undo the digit where that fails. If it was deduced, check the deduction."
)


class Placement(NamedTuple):
    """A digit that was placed before the first undo or replacement."""

    cell: Cell
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
            yield Placement(step.cell, step.new, options, forced)
        board[step.cell[0]][step.cell[1]] = step.new or "."


def tries_in_order(case: FailedCase) -> bool:
    """Return True if each digit was the lowest candidate of its cell, or each the highest."""
    placements = list(placements_of(case))
    return any(all(one.digit == one.candidates[end:][:1] for one in placements) for end in (0, -1))


def _is_hidden_single(board: Board, cell: Cell, digit: str) -> bool:
    """Return True if a digit fits in no other blank of one of the cell's units."""
    others = ([one for one in unit if one != cell] for unit in UNITS.values() if cell in unit)
    blanks = ([one for one in unit if at(board, one) == "."] for unit in others)
    return any(not any(digit in candidates(board, one) for one in unit) for unit in blanks)


def guess_missing(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose deduction without a guess: it stops, or waits for a single candidate.

    Needs: on every board examined, blanks are left, each of them has a candidate, and every digit
    that was placed was a naked or a hidden single.
    Ruled out by: undos, replaced rows, and too few placements. A loop that runs until the time
    limit must not replace a digit or leave a single candidate. If a single is left, or a loop runs
    on, the source must have no means to backtrack.
    """
    case = cases[0]
    is_looping = case.timed_out
    if (is_looping and case.replaced) or any(one.undos or one.trace.rows_replaced for one in cases):
        return None
    if not all(placement.forced for one in cases for placement in placements_of(one)):
        return None
    boards = [one.board_after(ENOUGH_WRITES) if is_looping else one.answer for one in cases]
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
    if (has_single or is_looping) and is_search(case.source):
        return None
    text = f"only single candidates were filled in, and {len(counts_left[0])} blanks are left."
    return Mistake(Cause.GUESS_MISSING, text, remedy=REMEDY)


def no_way_back(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a program that has no way back to an earlier choice.

    Needs: an answer with blanks and no repeats. Either a digit is wrong, or on every board examined
    all digits are right and each blank has several candidates.
    """
    if may_go_back(cases[0].source) or not all(one.ended_plainly for one in cases):
        return None
    boards = [as_strings(one.answer) for one in cases]
    if not all(one.blanks_left for one in cases) or any(map(clashes, boards)):
        return None
    for case in cases:
        filled = sorted(case.blanks - case.blanks_left)
        for cell in (one for one in filled if at(case.answer, one) != at(case.solved, one)):
            text = f"{at(case.answer, cell)} stays at {case.name_of(cell)}, where "
            text += f"{at(case.solved, cell)} is right, and nothing in the program goes back to it."
            return Mistake(Cause.LOOP_WITHOUT_SEARCH, text, remedy=NO_WAY_BACK)
    for case, board in zip(cases, boards, strict=True):
        if any(len(candidates(board, one)) < 2 for one in case.blanks_left):
            return None
    text = f"only digits that it can deduce are filled in, and {len(cases[0].blanks_left)} blanks "
    return Mistake(Cause.GUESS_MISSING, f"{text}are left.", remedy=REMEDY)


def never_takes_a_digit_back(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a search that never undoes a digit.

    Needs: no digit was ever undone, every board has blanks left, digits were tried in order, and
    the next blank has no candidate. In a loop, the cells are filled in order, and each digit fits.
    Ruled out by: replaced rows.
    """
    placed = [one for case in cases for one in placements_of(case)]
    has_choice = any(len(one.candidates) > 1 for one in placed)  # a deduction does not choose
    stuck = has_choice and all(one.never_undoes and _is_stuck(one) for one in cases)
    if not stuck:
        return None
    loops = all(is_in_order([one.cell for one in placements_of(case)]) for case in cases)
    loops = loops and all(one.digit in one.candidates for one in placed)
    if loops and not is_search(cases[0].source) and not any(one.replaced for one in cases):
        return Mistake(
            Cause.LOOP_WITHOUT_SEARCH,
            "the loop takes a digit that fits, and never comes back to it.",
            remedy="Let a function fill the rest of the board and return True or False. Where it "
            "returns False, make the cell blank again and try the next digit.",
        )
    if not all(map(tries_in_order, cases)):
        return None
    blanking = lines_that_blank(parse(cases[0].source))
    if not blanking:
        return Mistake(
            Cause.UNDO_MISSING,
            "the search never undoes a digit on the board: no cell becomes blank again.",
            remedy="When the deeper call has failed, undo your own digit (`board[r][c] = '.'`) and "
            "try the next one. When none is left, return False.",
        )
    ran = {step.line for case in cases for step in case.writes.steps}
    lines = " or ".join(map(str, blanking))
    unreached = f": it never comes to line {lines}" if ran.isdisjoint(blanking) else ""
    return Mistake(
        Cause.NEVER_BACKTRACKS,
        f"the search never undoes a digit{unreached}.",
        remedy="When no digit fits, the call has to return False, so that its caller undoes its "
        "own digit and tries the next one.",
    )


def wrong_cell_undone(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose an undo that clears a cell other than the filled cell.

    Needs: no digit was ever undone, blanks are left on every board, and a line blanked the same
    blank cell twice.
    Ruled out by: replaced rows, and a line that blanks each cell before a digit is placed there.
    """
    undos = ((one, _missed_undo(one)) for one in cases)
    case, undo = next(((one, step) for one, step in undos if step), (cases[0], None))
    if undo is None or not all(one.never_undoes for one in cases):
        return None
    return Mistake(
        Cause.WRONG_CELL_UNDONE,
        f"the undo clears the wrong cell: line {undo.line} blanks {case.name_of(undo.cell)}, "
        "which is already blank, and the digits that were placed stay.",
        undo.line,
        "Has a deeper call changed the row or column? Keep them in local variables.",
    )


def _missed_undo(case: FailedCase) -> Step | None:
    """Return the first write by which a line blanks a blank cell for the second time, or None."""
    pairs = [(one, after) for one, after in pairwise(case.steps) if one.cell == after.cell]
    clearing = {one.line for one, after in pairs if not one.old and after.new and not after.old}
    seen = set[tuple[int, Cell]]()
    for step in case.steps:
        if not (step.old or step.new or step.line in clearing):
            if (step.line, step.cell) in seen:
                return step
            seen.add((step.line, step.cell))
    return None


def _is_stuck(case: FailedCase) -> bool:
    """Return True if the next blank has no candidate.

    That is the first or last blank by rows or columns, or any if cells are not filled in order.
    """
    next_blanks = case.blanks_left
    if next_blanks and is_in_order([cell for cell, _ in case.search.stack] if case.search else []):
        next_blanks = {min(next_blanks, key=path) for path in PATHS}
    return any(not candidates(case.answer, cell) for cell in next_blanks)


def is_in_order(cells: Sequence[Cell]) -> bool:
    """Return True if cells are in the order of the rows or columns, forwards or backwards."""
    return any([*cells] == sorted(cells, key=path) for path in PATHS)
