"""The ways in which people look at a row, a column or a box: the right one, and mistaken ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from itertools import product

from ...board import Cell
from ..causes import Cause
from .checks import KINDS, WHOLE, Compares, Slots, cells, nowhere, share


@dataclass(frozen=True)
class Look:
    """A way to look at the units of one kind."""

    kind: str
    """`row`, `column` or `box`; '' for a look beyond those."""
    cause: Cause | None
    """The mistake; None for the right way."""
    looked: Slots
    """The cells that the digit of a cell is compared with."""
    detail: str = ""
    """Words for the mistake, beside its cause."""


PARTS: dict[Cause, Callable[[int, int], bool]] = {
    Cause.FIRST_CELL_SKIPPED: lambda _, other: other > 0,
    Cause.LAST_CELL_SKIPPED: lambda _, other: other < 8,
    Cause.ONLY_FIRST_CELL_COMPARED: lambda _, other: other == 0,
    Cause.LATER_CELLS_SKIPPED: lambda own, other: other < own,
    Cause.EARLIER_CELLS_SKIPPED: lambda own, other: other > own,
}
"""Parts of a unit, by the index of the blank and that of another cell, each from 0 to 8."""
RIGHT_START = "{0} // 3 * 3"
STARTS: dict[str, Callable[[int, int], int]] = {
    RIGHT_START: lambda own, _: own // 3 * 3,
    "{0} // 3": lambda own, _: own // 3,
    "{0} % 3": lambda own, _: own % 3,
    "{0} % 3 * 3": lambda own, _: own % 3 * 3,
    "{1} // 3 * 3": lambda _, other: other // 3 * 3,
    "{0} - {1} % 3": lambda own, other: own - other % 3,
    "{0} - 1": lambda own, _: own - 1,
    "{0}": lambda own, _: own,
}
"""Formulas for the first row of a box from row and column, or the first column from column and row.
"""
ACTS_LIKE = "; it acts like "
NUMBERS: dict[str, Callable[[int, int], int]] = {
    "r // 3 + c // 3": lambda r, c: r // 3 + c // 3,
    "r // 3 * 2 + c // 3": lambda r, c: r // 3 * 2 + c // 3,
    "r // 3 * (c // 3)": lambda r, c: r // 3 * (c // 3),
    "r // 3 * c // 3": lambda r, c: r // 3 * c // 3,
    "r % 3 * 3 + c % 3": lambda r, c: r % 3 * 3 + c % 3,
    "r % 3 + c % 3": lambda r, c: r % 3 + c % 3,
    "r // 3 * 3 + c % 3": lambda r, c: r // 3 * 3 + c % 3,
    "r % 3 * 3 + c // 3": lambda r, c: r % 3 * 3 + c // 3,
    "r // 3 * 3 + r // 3": lambda r, _: r // 3 * 4,
    "c // 3 * 3 + c // 3": lambda _, c: c // 3 * 4,
    "r // 3": lambda r, _: r // 3,
    "c // 3": lambda _, c: c // 3,
    "(r + c) // 3": lambda r, c: (r + c) // 3,
}
"""Wrong numbers of a box."""
PARTS_OF_BOX: dict[str, Callable[[int, int], bool]] = {
    "the last row": lambda row, _: row < 2,
    "the first row": lambda row, _: row > 0,
    "the last column": lambda _, column: column < 2,
    "the first column": lambda _, column: column > 0,
    "the last row and column": lambda row, column: row < 2 and column < 2,
    "the first row and column": lambda row, column: row > 0 and column > 0,
    "the last two rows": lambda row, _: row < 1,
    "the last two columns": lambda _, column: column < 1,
    "the part off the diagonal": lambda row, column: row == column,
}
"""Parts of a box that are not compared, each with a test for the cells that are."""
MORE_BOXES: dict[str, Compares] = {
    "rows[:3][:3]": lambda cell, other: cell[0] // 3 == other[0] // 3 and cell[1] < 3,
    "r // 3 or c // 3": lambda cell, other: (
        cell[0] // 3 == other[0] // 3 or cell[1] // 3 == other[1] // 3
    ),
}
"""Other mistakes: rows that are sliced twice, and a row and a column of boxes for one box."""


@cache
def looks(kind: str) -> tuple[Look, ...]:
    """Return the right look at the rows, columns or boxes, then the mistaken ones.

    Those that are possible for all three kinds come first.
    """
    found = [
        Look(kind, None, WHOLE[kind]),
        Look(kind, Cause.UNIT_NOT_COMPARED, nowhere),
    ]
    for cause, holds in PARTS.items():
        found.append(Look(kind, cause, cells(partial(_in_part, kind, holds))))
    return (*found, *_parts_of_box(), *_wrong_boxes()) if kind == "box" else tuple(found)


def on_diagonals() -> Look:
    """Return a look at the diagonals of the board that a cell stands on."""
    down, up = {(k, k) for k in range(9)}, {(k, 8 - k) for k in range(9)}
    lines = cells(lambda cell, other: any({cell, other} <= line for line in (down, up)))
    return Look("", Cause.DIAGONALS_COMPARED, lines)


def _wrong_boxes() -> Iterator[Look]:
    """Yield looks at a box in the wrong place, or at several boxes."""
    for (top, row_of), (left, column_of) in product(STARTS.items(), repeat=2):
        if top != RIGHT_START or left != RIGHT_START:
            formula = f"{top.format('r', 'c')}, {left.format('c', 'r')}"
            square = cells(partial(_in_square, row_of, column_of))
            yield Look("box", Cause.BOX_FORMULA, square, formula)
    for formula, number_of in NUMBERS.items():
        same = cells(partial(_has_same_number, number_of))
        yield Look("box", Cause.BOX_FORMULA, same, formula)
    for formula, compares in MORE_BOXES.items():
        yield Look("box", Cause.BOX_FORMULA, cells(compares), formula)


def _parts_of_box() -> Iterator[Look]:
    for detail, part in PARTS_OF_BOX.items():
        inside = cells(partial(_in_part_of_box, part))
        yield Look("box", Cause.BOX_PARTLY_COMPARED, inside, detail)


def indexes(cell: Cell) -> dict[str, int]:
    """Return the index of a cell in its row, column and box."""
    row, column = cell
    return dict(zip(KINDS, (column, row, row % 3 * 3 + column % 3), strict=True))


def _in_part(kind: str, holds: Callable[[int, int], bool], cell: Cell, other: Cell) -> bool:
    return share(kind, cell, other) and holds(indexes(cell)[kind], indexes(other)[kind])


def _in_square(
    row_of: Callable[[int, int], int],
    column_of: Callable[[int, int], int],
    cell: Cell,
    other: Cell,
) -> bool:
    row, column = cell
    top, left = row_of(row, column), column_of(column, row)
    return _in_three(top, row, other[0]) and _in_three(left, column, other[1])


def _in_three(start: int, own: int, index: int) -> bool:
    """Return True if an index is one of three from a start.

    Those around the cell go on at the other edge; those from the cell itself end there.
    """
    return (index - start) % 9 < 3 if start < own else 0 <= index - start < 3


def _has_same_number(number_of: Callable[[int, int], int], cell: Cell, other: Cell) -> bool:
    return number_of(*cell) == number_of(*other)


def _in_part_of_box(part: Callable[[int, int], bool], cell: Cell, other: Cell) -> bool:
    return share("box", cell, other) and part(other[0] % 3, other[1] % 3)
