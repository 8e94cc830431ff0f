"""The input of a check: each digit that was tried, and the cells that held it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ..board import CELLS, DIGITS, PEERS, Cell, at
from .decisions import Act, Decision

if TYPE_CHECKING:
    from .failed_case import FailedCase

Unit: TypeAlias = tuple[str, int]
"""A kind of unit and the number of the unit, from 0."""
KINDS = ("row", "column", "box")


def locate(kind: str, cell: Cell) -> tuple[int, int]:
    """Return the number of a cell's row, column or box, and the cell's index in it, from 0."""
    row, column = cell
    if kind == "row":
        return row, column
    if kind == "column":
        return column, row
    return row // 3 * 3 + column // 3, row % 3 * 3 + column % 3


UNITS_OF = {cell: tuple((kind, locate(kind, cell)[0]) for kind in KINDS) for cell in CELLS}
"""The row, the column and the box of each cell."""
GIVEN, PLACED, UNDONE, CLEARED = (1 << bit for bit in range(4))
"""The flags of a digit in a unit: it is a given there; the search placed it; it was undone; another
digit of the unit was undone later. An undo removes the first two flags."""


class Holder(NamedTuple):
    """A peer that held the digit, with both indexes in the unit that the cells share."""

    cell: Cell
    own_position: int
    """The index of the cell to be filled."""
    position: int
    """The index of the cell that held the digit."""
    is_given: bool


@dataclass(frozen=True, slots=True)
class Choice:
    """A digit that was placed or refused in a cell, with the board at that moment."""

    case: FailedCase
    decision: Decision
    board: Mapping[str, frozenset[Cell]]
    """The cells that held each digit."""
    flags: Mapping[str, int]
    """The flags of the digit in the row, the column and the box."""

    @property
    def digit(self) -> str:
        """The digit that was placed or refused."""
        return self.decision.digit

    @property
    def placed(self) -> bool:
        """True if the digit was placed."""
        return self.decision.act is Act.PLACED

    @property
    def cells_with_digit(self) -> frozenset[Cell]:
        """The cells of the whole board that held the digit."""
        return self.board.get(self.decision.digit, frozenset())

    @property
    def holders(self) -> frozenset[Cell]:
        """The peers that held the digit."""
        return self.cells_with_digit & PEERS[self.decision.cell]

    @property
    def kinds(self) -> set[str]:
        """The kinds of unit in which a peer held the digit."""
        return {kind for kind in KINDS if any(self.holders_in(kind))}

    @property
    def is_wrong(self) -> bool:
        """True if the digit was placed though a peer held it, or refused though no peer did."""
        return bool(self.holders) is self.placed

    @property
    def candidates(self) -> str:
        """The candidates of the cell: the digits that no peer held."""
        peers = PEERS[self.decision.cell]
        return "".join(one for one in DIGITS if self.board[one].isdisjoint(peers))

    def holders_in(self, *kinds: str) -> Iterator[Holder]:
        """Yield the peers in some kinds of unit that held the digit."""
        for kind in kinds:
            number, own_index = locate(kind, self.decision.cell)
            for one in self.holders:
                other_number, index = locate(kind, one)
                if other_number == number:
                    yield Holder(one, own_index, index, one not in self.case.blanks)

    def undone_in(self, kind: str) -> bool:
        """Return True if the digit was placed in its unit of a kind before, and undone."""
        return bool(self.flags[kind] & UNDONE)

    def shares(self, kinds: Sequence[str]) -> bool:
        """Return True if the digit was in a unit with the number of the cell's row, column or box.

        Args:
            kinds: the kinds of unit to compare with each other.
        """
        numbers = {locate(kind, self.decision.cell)[0] for kind in kinds}
        cells = self.cells_with_digit
        return any(locate(kind, one)[0] in numbers for kind in kinds for one in cells)


def choices(case: FailedCase, decisions: Iterable[Decision]) -> Iterator[Choice]:
    """Yield each digit that was placed or refused, with the board at that moment."""
    values = {cell: at(case.puzzle, cell) for cell in CELLS}
    board = {digit: frozenset(c for c in CELLS if values[c] == digit) for digit in DIGITS}
    notes = defaultdict[tuple[Unit, str], int](int)
    notes |= {(unit, values[c]): GIVEN for c in CELLS for unit in UNITS_OF[c]}
    for decision in decisions:
        cell, digit = decision.cell, decision.digit
        units = UNITS_OF[cell]
        if decision.act is not Act.UNDONE:
            flags = {unit[0]: notes[unit, digit] for unit in units}
            yield Choice(case, decision, board, flags)
        if decision.act is Act.REFUSED:
            continue
        old, values[cell] = values[cell], "." if decision.act is Act.UNDONE else digit
        board = board | {old: board.get(old, frozenset()) - {cell}}
        if decision.act is Act.PLACED:
            board[digit] = board.get(digit, frozenset()) | {cell}
        for unit in units:
            if decision.act is Act.PLACED:
                notes[unit, digit] = notes[unit, digit] & GIVEN | PLACED
                continue
            for other in DIGITS:
                notes[unit, other] |= CLEARED * (other != old)
            notes[unit, old] = notes[unit, old] & CLEARED | UNDONE
