"""Mistakes in a check that compares a digit with cells of the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from ..board import CELLS, DIGITS, PEERS, Board, Cell
from .checks import (
    KINDS,
    BoardCheck,
    Check,
    FirstFit,
    LimitedDigits,
    UntilMisfit,
    shared_units,
)
from .mistakes import SOME_KINDS, Mistake

LOOP = (
    "the loop over the digits ends {which}: {seen}. "
    "Put `return False` behind the loop, and `continue` where a digit does not fit."
)
NEVER_PLACED = (
    "the digit {which} is never placed: {seen}. `range(1, 10)` runs from 1 to 9. Or is it marked "
    "as used from the start, for example because a blank is recorded at index -1?"
)
NOT_COMPARED = "a digit is not compared with its {which}: {seen}. Compare it with all nine cells of its {which}."
NUMBERS = " Is a number compared with a string? `5 == '5'` is False."
FIRST_LEFT_OUT = (
    "the first cell of each {which} is not compared: {seen}. "
    "`range(1, 9)` leaves out index 0; write `range(9)`."
)
LAST_LEFT_OUT = (
    "the last cell of each {which} is not compared: {seen}. "
    "`range(8)` stops before index 8; write `range(9)`."
)
ONLY_FIRST = (
    "only the first cell of each {which} is compared: {seen}. "
    "Put `return True` behind the loop, not into it."
)
ONLY_BEFORE = (
    "a digit is compared only with the cells before its own: {seen}. "
    "Givens stand behind it, too: compare all nine cells of its row, column and box."
)
DIAGONALS = "the diagonals are compared, too: {seen}. Only row, column and box count."
BOX = (
    "the box formula is wrong{which}: {seen}. "
    "A box starts at `r // 3 * 3, c // 3 * 3`, and its number is `r // 3 * 3 + c // 3`."
)
PART_OF_BOX = (
    "the {which} of each box is not compared: {seen}. "
    "A box has three rows and three columns: `range(3)`."
)
CORNERS: dict[str, Callable[[int, int], Cell]] = {
    "r // 3, c // 3": lambda r, c: (r // 3, c // 3),
    "r % 3, c % 3": lambda r, c: (r % 3, c % 3),
    "r % 3 * 3, c % 3 * 3": lambda r, c: (r % 3 * 3, c % 3 * 3),
    "r // 3 * 3, r // 3 * 3": lambda r, _: (r // 3 * 3, r // 3 * 3),
    "c // 3 * 3, c // 3 * 3": lambda _, c: (c // 3 * 3, c // 3 * 3),
    "c // 3 * 3, r // 3 * 3": lambda r, c: (c // 3 * 3, r // 3 * 3),
}
"""Wrong first cells of a box."""


def in_loops() -> Iterator[Mistake]:
    """Yield loops over the digits that leave some out."""
    for detail, check in (
        ("after the first one that fits", FirstFit),
        ("after the 1", partial(LimitedDigits, digits="1")),
        ("at the first one that does not fit", UntilMisfit),
    ):
        yield Mistake(LOOP, (detail,), check, unsure="too early")
    for missing in DIGITS:
        check = partial(LimitedDigits, digits=DIGITS.replace(missing, ""))
        yield Mistake(NEVER_PLACED, (missing,), check)


def in_cells() -> Iterator[Mistake]:
    """Yield checks that compare a digit with too few cells of its units, or with too many."""
    for kinds in SOME_KINDS:
        words = NOT_COMPARED + NUMBERS * (len(kinds) == 3)
        yield Mistake(words, kinds, _comparing(partial(_in_another_unit, kinds)))
        for part, first, last in (
            (FIRST_LEFT_OUT, 1, 8),
            (LAST_LEFT_OUT, 0, 7),
            (ONLY_FIRST, 0, 0),
        ):
            yield Mistake(part, kinds, _comparing(partial(_in_part, kinds, first, last)))
    yield Mistake(ONLY_BEFORE, ("before",), _comparing(lambda cell, other: other < cell))
    diagonals = {cell: PEERS[cell] | _diagonals(cell) for cell in CELLS}
    yield Mistake(DIAGONALS, ("diagonals",), partial(BoardCheck, compared=diagonals))


def in_boxes() -> Iterator[Mistake]:
    """Yield checks that look for a box in the wrong place, or at a part of it."""
    for formula, corner in CORNERS.items():
        check = _in_box(corner, range(3), range(3))
        yield Mistake(BOX, (f", as by `{formula}`",), check, unsure="")
    for lines, place in ((range(2), "last"), (range(1, 3), "first")):
        for rows, columns, kind in ((lines, range(3), "row"), (range(3), lines, "column")):
            check = _in_box(lambda r, c: (r // 3 * 3, c // 3 * 3), rows, columns)
            yield Mistake(PART_OF_BOX, (f"{place} {kind}",), check)


def _comparing(compares: Callable[[Cell, Cell], bool]) -> Callable[[Board], Check]:
    """Return a check that compares a cell with some of its peers."""
    some = {cell: frozenset(p for p in PEERS[cell] if compares(cell, p)) for cell in CELLS}
    return partial(BoardCheck, compared=some)


def _in_another_unit(kinds: tuple[str, ...], cell: Cell, other: Cell) -> bool:
    """Return True if two cells share a unit of another kind."""
    return not set(kinds).issuperset(shared_units(cell, other))


def _in_part(kinds: tuple[str, ...], first: int, last: int, cell: Cell, other: Cell) -> bool:
    """Return True if a loop over indexes of each unit, of some kinds, compares two cells."""
    row, column = other
    index = dict(zip(KINDS, (column, row, row % 3 * 3 + column % 3), strict=True))
    shared = shared_units(cell, other)
    return any(kind not in kinds or first <= index[kind] <= last for kind in shared)


def _diagonals(cell: Cell) -> frozenset[Cell]:
    down, up = [(k, k) for k in range(9)], [(k, 8 - k) for k in range(9)]
    return frozenset(one for line in (down, up) if cell in line for one in line) - {cell}


def _in_box(
    corner: Callable[[int, int], Cell], rows: range, columns: range
) -> Callable[[Board], Check]:
    """Return a check of row, column and what is taken for the box."""
    compared = {}
    for cell in CELLS:
        top, left = corner(*cell)
        box = {(top + row, left + column) for row in rows for column in columns}
        lines = {p for p in PEERS[cell] if p[0] == cell[0] or p[1] == cell[1]}
        compared[cell] = frozenset(lines | box) - {cell}
    return partial(BoardCheck, compared=compared)
