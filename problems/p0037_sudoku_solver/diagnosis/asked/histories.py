"""The board at the moment of each call, from the writes to it or from copies that were passed on.

A board is a dictionary of masks: by digit, a bit for each cell that holds it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import islice
from typing import Any, TypeAlias

from harness.run import Call, CallEnd

from ...board import CELLS, DIGITS, Board, Cell, at
from ..failed_case import FailedCase
from ..mistaken_searches.looks import BIT
from .slots import Values, values_of

Masks: TypeAlias = tuple[int, ...]
"""The cells that hold each digit, by digit; the blanks are at index 0."""

INDEX = {digit: number for number, digit in enumerate(DIGITS, 1)}
BLANK = (".", "0", 0, "", " ", None, "-", -1, False)


@dataclass(frozen=True, slots=True)
class Write:
    """A write to the board, or to a copy of it: '' for a blank."""

    number: int
    cell: Cell
    digit: str


@dataclass(slots=True)
class History:
    """The calls of a run, the board at the beginning of each, and the writes between them."""

    calls: list[Call] = field(default_factory=list)
    moments: list[int] = field(default_factory=list)
    """The number of writes before each call ended."""
    boards: list[Masks] = field(default_factory=list)
    """The board when each call began."""
    changed: list[bool] = field(default_factory=list)
    """True for each call after which the board was another one; False for copies."""
    values: list[Values] = field(default_factory=list)
    """The numbers and texts that each call was given."""
    writes: list[Write] = field(default_factory=list)
    """The writes up to the last call, and some after it."""
    start: Masks = ()
    """The board before all calls."""
    finished: bool = False
    """True if there are no other writes."""
    whole: bool = True
    """True if all calls of the run were recorded."""

    def latest(self, place: int) -> Write | None:
        """Return the latest write before a call, by the call's place in the list."""
        moment = self.moments[place]
        return self.writes[moment - 1] if 0 < moment <= len(self.writes) else None

    def of(self, name: str, line: int) -> History:
        """Return the same history with the calls of one function only, and their values."""
        kept = [
            place
            for place, call in enumerate(self.calls)
            if call.first_line == line and call.function == name
        ]
        return replace(
            self,
            calls=[self.calls[place] for place in kept],
            moments=[self.moments[place] for place in kept],
            boards=[self.boards[place] for place in kept],
            changed=[self.changed[place] for place in kept],
            values=[values_of(self.calls[place]) for place in kept],
        )


MOST_BOARDS = 8
"""The boards that are looked at."""
AFTER = 200
"""The writes that are looked at after the last call that was recorded."""


def functions_of(cases: Sequence[FailedCase]) -> list[tuple[str, int]]:
    """Return the name and the first line of each function, in the order of their first calls."""
    calls = (call for case in cases for call in case.calls if not call.function.startswith("__"))
    return list({(call.function, call.first_line): None for call in calls})


def histories_of(cases: Sequence[FailedCase]) -> list[History]:
    """Return the history of each board, from the writes to it; of the first boards only."""
    return [_history_of(case) for case in cases[:MOST_BOARDS]]


def _history_of(case: FailedCase) -> History:
    puzzle, trace, calls, finished = case.puzzle, case.trace, case.calls, case.writes.finished
    if trace is None:
        return History()
    last = max((call.after for call in calls), default=0)
    whole = finished and trace.writes <= last + AFTER
    history = History(start=masks_of(puzzle), finished=whole)
    history.whole = all(call.end is not CallEnd.OPEN for call in calls)
    history.writes = [
        Write(step.number, step.cell, _digit(step.new))
        for step in islice(trace, last + AFTER)
        if step.number <= last + AFTER
    ]
    boards = list(_boards(history.start, history.writes))
    for call in calls:
        if call.after >= len(boards):
            continue
        history.calls.append(call)
        history.moments.append(call.after)
        history.boards.append(boards[call.before])
        ended = call.end is CallEnd.RETURNED
        history.changed.append(ended and boards[call.before] != boards[call.after])
    return history


def history_of_copies(own: History, grids: Sequence[Masks | None]) -> History:
    """Return the history of a copy, from how it looked at each call of a function."""
    history = History(finished=True, whole=own.whole)
    board: Masks | None = None
    for call, grid in zip(own.calls, grids, strict=True):
        if grid is None:
            continue
        history.start = history.start or grid
        history.writes += _changes(board or grid, grid, len(history.writes))
        board = grid
        history.calls.append(call)
        history.moments.append(len(history.writes))
        history.boards.append(grid)
        history.changed.append(False)
        history.values.append(values_of(call))
    return history


def masks_of(board: Board) -> Masks:
    """Return a board as masks."""
    found = [0] * 10
    for cell in CELLS:
        found[INDEX.get(at(board, cell), 0)] |= BIT[cell]
    return tuple(found)


@lru_cache(maxsize=4096)  # a copy is passed on many times
def grid_in(value: Any) -> Masks | None:
    """Return the masks of a value that looks like a board: 81 digits and blanks, or 9 by 9."""
    if not isinstance(value, str | tuple) or len(value) not in (9, 81):
        return None
    rows = value if len(value) == 9 else [value]
    flat = [one for row in rows if isinstance(row, str | tuple) for one in row]
    if len(flat) != len(CELLS):
        return None
    found = [0] * 10
    for cell, one in zip(CELLS, flat, strict=True):
        index = INDEX.get(str(one), 0) if isinstance(one, str | int) else 0
        if not index and one not in BLANK:
            return None
        found[index] |= BIT[cell]
    return tuple(found)


def _digit(value: Any) -> str:
    return value if isinstance(value, str) and value in INDEX else ""


def _boards(start: Masks, writes: Sequence[Write]) -> Iterator[Masks]:
    """Yield the board at the start, and after each write."""
    board = list(start)
    held = {cell: index for index, mask in enumerate(start) for cell in CELLS if mask & BIT[cell]}
    yield start
    for write in writes:
        index = INDEX.get(write.digit, 0)
        board[held[write.cell]] &= ~BIT[write.cell]
        board[index] |= BIT[write.cell]
        held[write.cell] = index
        yield tuple(board)


def _changes(before: Masks, after: Masks, number: int) -> Iterator[Write]:
    """Yield the writes that turn a board into another, those that blank a cell first."""
    for digit, old, new in zip(("", *DIGITS), before, after, strict=True):
        for cell in CELLS if old != new else ():
            if new & BIT[cell] and not old & BIT[cell]:
                number += 1
                yield Write(number, cell, digit)
