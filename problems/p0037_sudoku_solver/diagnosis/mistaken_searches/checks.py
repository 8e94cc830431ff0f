"""Checks of whether a digit fits, right and mistaken, to compare with what a search decides.

A check notes each digit in slots: those are cells, for one that looks at the board, or units.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, partial
from typing import TypeAlias

from ...board import CELLS, DIGITS, PEERS, Board, Cell, at

Slots: TypeAlias = Callable[[Cell], int]
"""A function of a cell that returns a mask: of cells, or of rows, columns and boxes."""
Compares: TypeAlias = Callable[[Cell, Cell], bool]
"""(cell, another cell) -> True if the digit of one is compared with the other."""
Places: TypeAlias = Callable[[Callable[[str], bool], str], bool]
"""(a function that is True for a digit that fits, a digit) -> True if it may be placed."""
KINDS = ("row", "column", "box")


def units(cell: Cell) -> tuple[int, ...]:
    """Return the row, the column and the box of a cell: rows from 0, then columns, then boxes."""
    row, column = cell
    return row, 9 + column, 18 + row // 3 * 3 + column // 3


def shared_units(cell: Cell, other: Cell) -> list[str]:
    """Return the kinds of unit that two cells share."""
    pairs = zip(KINDS, units(cell), units(other), strict=True)
    return [kind for kind, mine, its in pairs if mine == its]


def slots(numbers: Callable[[Cell], Iterable[int]]) -> Slots:
    """Return a function of a cell that returns some numbers as a mask."""
    return cache(lambda cell: sum(1 << number for number in set(numbers(cell))))


def cells(compares: Compares) -> Slots:
    """Return a function of the cells that a cell is compared with."""
    return slots(
        lambda cell: (n for n, one in enumerate(CELLS) if one != cell and compares(cell, one))
    )


def nowhere(_cell: Cell) -> int:
    """Return no slot."""
    return 0


def share(kind: str, cell: Cell, other: Cell) -> bool:
    """Return True if two cells share their row, column or box."""
    return kind in shared_units(cell, other)


UNITS, ITSELF = slots(units), slots(lambda cell: (9 * cell[0] + cell[1],))
WHOLE = {kind: cells(partial(share, kind)) for kind in KINDS}
"""The cells of the row, of the column and of the box."""


@dataclass(frozen=True)
class Upkeep:
    """The slots in which digits are noted; each of them is `UNITS` if it is right."""

    givens: Slots = UNITS
    """The place where givens are noted at the start."""
    compared: Slots = UNITS
    """The place where a digit is looked up."""
    placed: Slots = UNITS
    """The place where it is noted when it is placed."""
    undone: Slots = UNITS
    """The place where it is erased when it is taken back."""
    emptied: Slots = nowhere
    """The place where all other digits are erased then. A right search has none."""
    refused: Slots = nowhere
    """The place where it is erased when it is refused. A right search has none."""


def on_board(compared: Slots) -> Upkeep:
    """Return the slots of a check that compares a digit with some cells of the board."""
    return Upkeep(ITSELF, compared, ITSELF, ITSELF)


RIGHT = on_board(cells(lambda cell, other: other in PEERS[cell]))


class Check:
    """A check, which sees each digit that is placed, taken back or refused."""

    def __init__(self, puzzle: Board, upkeep: Upkeep = RIGHT) -> None:
        self.upkeep = upkeep
        self.noted = dict.fromkeys(DIGITS, 0)
        for cell in CELLS:
            if (digit := at(puzzle, cell)) != ".":
                self.noted[digit] |= upkeep.givens(cell)

    def fits(self, cell: Cell, digit: str) -> bool:
        """Return True if the search may place the digit."""
        return not self.noted[digit] & self.upkeep.compared(cell)

    def place(self, cell: Cell, digit: str) -> None:
        """Place a digit."""
        self.noted[digit] |= self.upkeep.placed(cell)

    def undo(self, cell: Cell, digit: str) -> None:
        """Take a digit back."""
        self.noted[digit] &= ~self.upkeep.undone(cell)
        for other in DIGITS if self.upkeep.emptied(cell) else "":
            if other != digit:
                self.noted[other] &= ~self.upkeep.emptied(cell)

    def refuse(self, cell: Cell, digit: str) -> None:
        """Go on to the next digit, for this one does not fit."""
        self.noted[digit] &= ~self.upkeep.refused(cell)


class InLoop(Check):
    """A check in a loop over the digits that leaves some out, or one unchecked."""

    def __init__(self, puzzle: Board, places: Places) -> None:
        super().__init__(puzzle)
        self.places = places

    def fits(self, cell: Cell, digit: str) -> bool:
        return self.places(partial(super().fits, cell), digit)


class NeverRestarts(Check):
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


class Combined(Check):
    """A check that puts together in its own way which units of a cell hold the digit."""

    def __init__(self, puzzle: Board, refuses: Callable[[bool, bool, bool], bool]) -> None:
        super().__init__(puzzle)
        self.refuses = refuses

    def fits(self, cell: Cell, digit: str) -> bool:
        row, column, box = (bool(self.noted[digit] & WHOLE[kind](cell)) for kind in KINDS)
        return not self.refuses(row, column, box)
