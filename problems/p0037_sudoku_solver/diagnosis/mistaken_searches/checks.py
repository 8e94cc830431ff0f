"""Checks of whether a digit fits, right and mistaken, to compare with what a search decides.

A check looks at the board, or it keeps notes of the digits that each row, column and box uses.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol, TypeAlias

from ...board import CELLS, PEERS, Board, Cell, at

Compared: TypeAlias = Callable[[Cell], frozenset[Cell]]
"""A function of a cell that returns the cells that its digit is compared with."""

Units: TypeAlias = Callable[[Cell], tuple[int, ...]]
"""The numbers of the units that a cell is noted in: rows from 0, columns from 9, boxes from 18."""
Places: TypeAlias = Callable[[Callable[[str], bool], str], bool]
"""(a function that is True for a digit that fits, a digit) -> True if it may be placed."""
KINDS = ("row", "column", "box")


class Check(Protocol):
    """A check, which sees each digit that is placed or taken back."""

    def fits(self, cell: Cell, digit: str) -> bool:
        """Return True if the search may place the digit."""

    def place(self, cell: Cell, digit: str) -> None:
        """Place a digit."""

    def undo(self, cell: Cell, digit: str) -> None:
        """Take a digit back."""

    def refuse(self, cell: Cell, digit: str) -> None:
        """Go on to the next digit, for this one does not fit."""


class BoardCheck:
    """A check that compares a digit with cells of the board: with all peers, if it is right."""

    def __init__(self, puzzle: Board, compared: Compared = PEERS.__getitem__) -> None:
        self.compared = compared
        self.holders: dict[str, set[Cell]] = defaultdict(set)  # by digit
        for cell in CELLS:
            self.holders[at(puzzle, cell)].add(cell)

    def fits(self, cell: Cell, digit: str) -> bool:
        """Return True if none of the cells holds the digit."""
        return self.holders[digit].isdisjoint(self.compared(cell))

    def place(self, cell: Cell, digit: str) -> None:
        """Write the digit."""
        self.holders[digit].add(cell)

    def undo(self, cell: Cell, digit: str) -> None:
        """Blank the cell."""
        self.holders[digit].discard(cell)

    def refuse(self, cell: Cell, digit: str) -> None:
        """Leave the board as it is."""


class InLoop(BoardCheck):
    """A check in a loop over the digits that leaves some out, or one unchecked."""

    def __init__(self, puzzle: Board, places: Places) -> None:
        super().__init__(puzzle)
        self.places = places

    def fits(self, cell: Cell, digit: str) -> bool:
        return self.places(partial(super().fits, cell), digit)


class NeverRestarts(BoardCheck):
    """A check in a loop over digits that goes on where it had stopped, whenever it gets there."""

    def __init__(self, puzzle: Board) -> None:
        super().__init__(puzzle)
        self.tried: dict[Cell, str] = {}

    def fits(self, cell: Cell, digit: str) -> bool:
        """Return True if the digit fits, and comes after all that were tried in this cell."""
        return digit > self.tried.get(cell, "") and super().fits(cell, digit)

    def place(self, cell: Cell, digit: str) -> None:
        """Write the digit, and remember that it was tried."""
        super().place(cell, digit)
        self.refuse(cell, digit)

    def refuse(self, cell: Cell, digit: str) -> None:
        """Remember that the digit was tried."""
        self.tried[cell] = max(digit, self.tried.get(cell, ""))


class Combined(BoardCheck):
    """A check that puts together in its own way which units of a cell hold the digit."""

    def __init__(self, puzzle: Board, refuses: Callable[[bool, bool, bool], bool]) -> None:
        super().__init__(puzzle)
        self.refuses = refuses

    def fits(self, cell: Cell, digit: str) -> bool:
        holders = self.holders[digit] & PEERS[cell]
        held = {kind for other in holders for kind in shared_units(cell, other)}
        return not self.refuses(*(kind in held for kind in KINDS))


def units(cell: Cell) -> tuple[int, ...]:
    """Return the row, the column and the box of a cell."""
    row, column = cell
    return row, 9 + column, 18 + row // 3 * 3 + column // 3


def shared_units(cell: Cell, other: Cell) -> list[str]:
    """Return the kinds of unit that two cells share."""
    pairs = zip(KINDS, units(cell), units(other), strict=True)
    return [kind for kind, mine, its in pairs if mine == its]


def erase(noted: int, bit: int, _unit: int) -> int:
    """Return a note without a digit."""
    return noted & ~bit


@dataclass(frozen=True)
class Upkeep:
    """The units in which notes are kept; each of them is `units` if it is right."""

    givens: Units = units
    """The place where givens are noted at the start."""
    compared: Units = units
    """The place where a digit is looked up."""
    placed: Units = units
    """The place where it is noted when it is placed."""
    undone: Units = units
    """The place where it is erased when it is taken back."""
    erase: Callable[[int, int, int], int] = erase
    """(note, bit of the digit, number of the unit) -> the note after the digit was taken back."""
    refused: Units = lambda _cell: ()
    """The place where it is erased when it is refused. A right search has none."""


@dataclass
class NotesCheck:
    """A check that keeps notes of the digits that each unit uses."""

    puzzle: Board
    upkeep: Upkeep = field(default_factory=Upkeep)

    def __post_init__(self) -> None:
        self.notes = [0] * 27
        for cell in CELLS:
            if at(self.puzzle, cell) != ".":
                bit = 1 << int(at(self.puzzle, cell))
                for unit in self.upkeep.givens(cell):
                    self.notes[unit] |= bit

    def fits(self, cell: Cell, digit: str) -> bool:
        """Return True if no unit has noted the digit."""
        bit = 1 << int(digit)
        return not any(self.notes[unit] & bit for unit in self.upkeep.compared(cell))

    def place(self, cell: Cell, digit: str) -> None:
        """Note the digit in its units."""
        for unit in self.upkeep.placed(cell):
            self.notes[unit] |= 1 << int(digit)

    def undo(self, cell: Cell, digit: str) -> None:
        """Erase the digit in its units."""
        for unit in self.upkeep.undone(cell):
            self.notes[unit] = self.upkeep.erase(self.notes[unit], 1 << int(digit), unit)

    def refuse(self, cell: Cell, digit: str) -> None:
        """Erase the digit where that is done by mistake."""
        for unit in self.upkeep.refused(cell):
            self.notes[unit] &= ~(1 << int(digit))
