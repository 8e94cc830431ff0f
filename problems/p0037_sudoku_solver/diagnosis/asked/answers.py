"""The answers of a function for cells and digits, each with the board at that moment."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import zip_longest

from harness.run import Call, CallEnd

from ...board import CELLS, DIGITS, PEERS, UNITS, Cell
from ..mistaken_searches.looks import BIT
from .histories import INDEX, History, Masks, Write
from .results import Says
from .slots import DigitOf, Place


class Scope(StrEnum):
    """The part of the board that a function answers for."""

    CELL = "cell"
    ROW = "row"
    COLUMN = "column"
    BOX = "box"


AREAS: dict[Scope, dict[Cell, int]] = {
    Scope.CELL: BIT,
    **{
        scope: {
            cell: sum(
                BIT[one]
                for name, unit in UNITS.items()
                if name.startswith(scope) and cell in unit
                for one in unit
            )
            for cell in CELLS
        }
        for scope in (Scope.ROW, Scope.COLUMN, Scope.BOX)
    },
}
"""The cells that an answer for a cell speaks of, by scope."""


PEER_MASKS = {cell: sum(BIT[peer] for peer in PEERS[cell]) for cell in CELLS}


@dataclass(frozen=True, slots=True)
class Reading:
    """A way to read the answers of a function: its place, its digit, and what its results mean."""

    scope: Scope
    place: Place | None
    """None if it answers for the latest write."""
    digit: DigitOf | None
    """None if it answers for the digit that the cell holds, or for all digits."""
    says: Says
    collects: bool = False
    """True if a result says which digits fit."""
    yields: bool = False
    """True if it yields those, one after another."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer for one digit of a cell: what was said, and what was true at that moment."""

    call: Call
    moment: int
    cell: Cell
    digit: str
    fits: bool
    """True if it said that the digit fits."""
    holders: int
    """The cells that hold the digit, the cell itself among them if it does."""
    own: bool
    """True if the cell itself holds the digit already."""
    board: Masks
    """The board at that moment."""


def answers_of(history: History, reading: Reading, most: int) -> Iterator[Answer]:
    """Yield the answers of the first calls of one function, by a reading of it."""
    most //= len(DIGITS) if reading.collects and not reading.yields else 1
    for place in range(min(most, len(history.calls))):
        call, board = history.calls[place], history.boards[place]
        if call.end not in (CallEnd.RETURNED, CallEnd.YIELDED):
            continue
        said, moment = reading.says(call.result), history.moments[place]
        cell, digits = _about(history, reading, place)
        if said is None or cell is None:
            continue
        if call.end is CallEnd.YIELDED:
            digits = tuple(said)
        own = AREAS[reading.scope][cell] if reading.scope is Scope.CELL else 0
        for digit in digits:
            holders = board[INDEX[digit]]
            fits, holds = digit in said, bool(holders & own)
            yield Answer(call, moment, cell, digit, fits, holders, holds, board)


def _about(history: History, reading: Reading, number: int) -> tuple[Cell | None, Sequence[str]]:
    """Return the cell and the digits that a call is about."""
    values, board = history.values[number], history.boards[number]
    if reading.place is None:
        write = history.latest(number)
        return (write.cell, (write.digit,)) if write and write.digit else (None, ())
    cell = reading.place(values)
    if reading.collects or cell is None:
        return cell, tuple(DIGITS)
    if reading.digit is None:
        held = next((d for d in DIGITS if board[INDEX[d]] & BIT[cell]), "")
        return cell, (held,) if held else ()
    digit = reading.digit(values)
    return cell, (digit,) if digit else ()


class Placements:
    """The digits that a search has placed and gone on from."""

    def __init__(self, history: History) -> None:
        """Sort the writes by cell."""
        self.of_cell: dict[Cell, list[Write]] = defaultdict(list)
        self.kept: dict[int, Write] = {}
        """The placements that the next write left standing, by number."""
        for write, following in zip_longest(history.writes, history.writes[1:]):
            self.of_cell[write.cell].append(write)
            goes_on = following.cell != write.cell if following else history.finished
            if write.digit and goes_on:
                self.kept[write.number] = write

    def next_write(self, cell: Cell, moment: int) -> Write | None:
        """Return the next write to a cell after a moment."""
        writes = self.of_cell.get(cell, [])
        place = bisect_right(writes, moment, key=lambda write: write.number)
        return writes[place] if place < len(writes) else None

    def last_write(self, cell: Cell, moment: int) -> Write | None:
        """Return the last write to a cell at a moment."""
        writes = self.of_cell.get(cell, [])
        place = bisect_right(writes, moment, key=lambda write: write.number)
        return writes[place - 1] if place else None


def coverage(answers: Sequence[Answer], placements: Placements, scope: Scope) -> tuple[int, int]:
    """Return how many placements an answer has approved just before or after, and of how many."""
    if not answers:
        return 0, 0
    areas = AREAS[scope]
    approved: dict[tuple[int, str], list[tuple[int, bool]]] = defaultdict(list)
    for one in answers:
        approved[areas[one.cell], one.digit].append((one.moment, one.fits))
    first, last = answers[0].moment, answers[-1].moment
    after = sum(one.own for one in answers) > len(answers) / 2
    covered = total = 0
    for number, write in placements.kept.items():
        if not first < number <= last:
            continue
        total += 1
        asked = approved.get((areas[write.cell], write.digit), [])
        if after:
            place = bisect_left(asked, (number, False))
            covered += place < len(asked) and asked[place][1]
        else:
            place = bisect_left(asked, (number, False)) - 1
            covered += place >= 0 and asked[place][1]
    return covered, total
