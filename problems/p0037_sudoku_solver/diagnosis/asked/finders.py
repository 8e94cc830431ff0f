"""The functions that look for a blank, and the times when they found none although one was left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from harness.records import Call, CallEnd

from ...board import DIGITS, Cell
from ..failed_case import FailedCase
from ..mistaken_searches.looks import cells_in
from .answers import PEER_MASKS, Placements
from .histories import History, Masks, functions_of, histories_of
from .slots import values_of

FEWEST, FOLLOWED = 4, 0.8
"""The fewest found cells that show anything, and the share that must be written to next."""
NOTHING = (None, False, -1, 81, (), (-1, -1), (None, None), (9, 9), (-1, None))


@dataclass(frozen=True, slots=True)
class Missed:
    """A call that found no blank, and the blanks that were left."""

    case: FailedCase
    call: Call
    blanks: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Finder:
    """A function that looks for a blank."""

    function: str
    line: int
    missed: tuple[Missed, ...]


def find_finders(cases: Sequence[FailedCase]) -> Iterator[Finder]:
    """Yield the functions that look for a blank on the board, as their calls show."""
    boards = histories_of(cases)
    for name, line in functions_of(cases):
        own = [one.of(name, line) for one in boards]
        calls = [call for history in own for call in history.calls]
        if any(any(history.changed) for history in own) or any(map(_is_narrowed, calls)):
            continue
        found = [one for history in own for one in _followed(history)]
        if len(found) >= FEWEST and sum(found) >= FOLLOWED * len(found):
            pairs = zip(cases, own, strict=False)
            missed = tuple(one for case, history in pairs for one in _missed(case, history))
            yield Finder(name, line, missed)


def _is_narrowed(call: Call) -> bool:
    """Return True if the values of a call say where to look."""
    return any(type(value) is int and "." not in name for name, value in values_of(call).items())


def _followed(history: History) -> Iterator[bool]:
    """Yield for each cell that was found if the next write was to it."""
    placements = Placements(history)
    for call, moment in zip(history.calls, history.moments, strict=True):
        cell = _cell(call)
        following = placements.write_after(moment)
        if cell and following:
            yield following.cell == cell


def _missed(case: FailedCase, history: History) -> Iterator[Missed]:
    for call, board in zip(history.calls, history.boards, strict=True):
        if call.end is CallEnd.RETURNED and _is_nothing(call.result):
            blanks = cells_in(board[0])
            if blanks and all(_has_candidate(board, cell) for cell in blanks):
                yield Missed(case, call, tuple(blanks))


def _is_nothing(result: Any) -> bool:
    return any(type(result) is type(one) and result == one for one in NOTHING)


def _cell(call: Call) -> Cell | None:
    """Return the cell that a call has found: by its row and column, or by its number."""
    result = call.result
    if call.end is not CallEnd.RETURNED:
        return None
    if type(result) is int and 0 <= result < 81:
        return divmod(result, 9)
    if isinstance(result, tuple) and len(result) > 1:
        row, column = result[:2]
        if type(row) is int and type(column) is int and 0 <= row < 9 and 0 <= column < 9:
            return row, column
    return None


def _has_candidate(board: Masks, cell: Cell) -> bool:
    return any(not board[int(digit)] & PEER_MASKS[cell] for digit in DIGITS)
