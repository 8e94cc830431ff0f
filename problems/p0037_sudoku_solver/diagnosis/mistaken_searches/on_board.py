"""Mistakes in a loop over the digits, and in a check that looks at cells of the board."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from functools import cache, partial, reduce
from itertools import product
from operator import or_
from typing import TypeAlias

from harness.mistake import Mistake

from ...board import DIGITS, Board, Cell
from ..causes import Cause
from .checks import (
    KINDS,
    WHOLE,
    Check,
    Combined,
    Compares,
    InLoop,
    NeverRestarts,
    Places,
    cells,
    on_board,
    share,
)
from .mistaken_search import SOME_KINDS, MistakenSearch
from .words import WORDS

Number: TypeAlias = Callable[[int, int], int]

LOOP = Mistake(
    Cause.DIGIT_LOOP_ENDS_EARLY,
    "the loop over the digits ends {which}: {seen}.",
    remedy="Put `return False` after the loop, and `continue` where a digit does not fit.",
)
NEVER_RESTARTS = Mistake(
    Cause.DIGITS_NOT_RESTARTED,
    "when the search reaches a cell for the second time, it leaves out the digits that were tried "
    "there before: {seen}.",
    remedy="When the search moves forward to a cell, forget what was found there, and begin at 1 "
    "again.",
)
NEVER_PLACED = Mistake(
    Cause.DIGIT_NEVER_PLACED,
    "the digit {which} is never placed: {seen}.",
    remedy="Does the loop reach it? `range(1, 10)` runs from 1 to 9. Is it marked as used from the "
    "start, for example because a blank is recorded at index -1?",
)
UNCHECKED = Mistake(
    Cause.DIGIT_UNCHECKED,
    "the digit {which} is placed without a check: {seen}.",
    remedy="A loop that ends when it reaches 9, as `while d < 9` does, or that ends without a "
    "`break`, has not checked 9. Check each digit right before it is placed.",
)
SLICED = "That slices the rows twice: take `row[c:c + 3]` of each of the three rows."
COMBINATIONS: tuple[Callable[[bool, bool, bool], bool], ...] = (
    lambda row, column, box: row and column and box,
    lambda row, column, box: row or (column and box),
    lambda row, column, box: column or (row and box),
    lambda row, column, box: box or (row and column),
    lambda row, column, box: row and (column or box),
    lambda row, column, box: column and (row or box),
    lambda row, column, box: box and (row or column),
)
"""The checks that refuse a digit where `and` and `or` are mixed up: (row holds it, column holds it,
box holds it) -> True if it is refused."""
ENDS: dict[str, Places] = {
    "after the first one that fits": lambda fits, digit: digit == next(filter(fits, DIGITS), None),
    "after the 1": lambda fits, digit: digit == "1" and fits(digit),
    "at the first one that does not fit": lambda fits, digit: all(map(fits, DIGITS[: int(digit)])),
}
"""The places where a loop over the digits ends too early."""
PARTS: dict[Cause, Callable[[int, int], bool]] = {
    Cause.UNIT_NOT_COMPARED: lambda _, __: False,
    Cause.FIRST_CELL_SKIPPED: lambda _, other: other > 0,
    Cause.LAST_CELL_SKIPPED: lambda _, other: other < 8,
    Cause.ONLY_FIRST_CELL_COMPARED: lambda _, other: other == 0,
    Cause.LATER_CELLS_SKIPPED: lambda own, other: other < own,
    Cause.EARLIER_CELLS_SKIPPED: lambda own, other: other > own,
}
"""Parts of a unit that are compared, by the index of the blank and that of another cell, each from
0 to 8."""
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
LINES: dict[str, tuple[Compares, Compares]] = {
    "row": (lambda cell, other: other[0] == cell[1], lambda cell, other: other[1] == cell[0]),
    "column": (lambda cell, other: other[1] == cell[0], lambda cell, other: other[0] == cell[1]),
}
"""Lines that are compared instead: the row or column of the other index, and the other line of the
same index."""
RIGHT_START = "{0} // 3 * 3"
STARTS: dict[str, Number] = {
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
ACTS_LIKE = "; it acts like `{}`"
NUMBERS: dict[str, Number] = {
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
MORE_BOXES: dict[str, Compares] = {
    "rows[:3][:3]": lambda cell, other: cell[0] // 3 == other[0] // 3 and cell[1] < 3,
    "r // 3 or c // 3": lambda cell, other: (
        cell[0] // 3 == other[0] // 3 or cell[1] // 3 == other[1] // 3
    ),
}
"""Other mistakes: rows that are sliced twice, and a row and a column of boxes for one box."""


def mistake_of(cause: Cause) -> Mistake:
    """Return a mistake of a check, with gaps for where it lies and for what shows it."""
    what, remedy = WORDS[cause]
    if cause is Cause.BOX_FORMULA:  # in a check, or where notes are kept
        return Mistake(cause, "{box_formula}{which}: {seen}.", remedy=remedy)
    return Mistake(cause, f"{{check}} {what}: {{seen}}.", remedy=remedy)


def in_loops() -> Iterator[MistakenSearch]:
    """Yield loops over the digits that leave some out, or that leave one behind."""
    for detail, places in ENDS.items():
        check = partial(InLoop, places=places)
        yield MistakenSearch(LOOP, (detail,), check, unsure="too early")
    yield MistakenSearch(NEVER_RESTARTS, ("digits",), NeverRestarts)
    unchecked = partial(InLoop, places=lambda fits, digit: digit == "9" or fits(digit))
    yield MistakenSearch(UNCHECKED, ("9",), unchecked)
    for missing in DIGITS:
        check = partial(InLoop, places=partial(_all_but, missing))
        yield MistakenSearch(NEVER_PLACED, (missing,), check)


def _all_but(missing: str, fits: Callable[[str], bool], digit: str) -> bool:
    return digit != missing and fits(digit)


def in_looks() -> Iterator[MistakenSearch]:
    """Yield checks that look at their units in a mistaken way: of one kind, or of several alike."""
    for kinds, (cause, part) in product(SOME_KINDS, PARTS.items()):
        none = cause is Cause.UNIT_NOT_COMPARED and len(kinds) == len(KINDS)
        mistake = mistake_of(Cause.NOTHING_COMPARED if none else cause)
        ways = [partial(_in_part, kind, part) for kind in kinds]
        yield MistakenSearch(mistake, kinds, _looking(kinds, *ways))
    mistake = mistake_of(Cause.ANOTHER_UNIT_COMPARED)
    for kind, lines in LINES.items():
        for line in lines:
            yield MistakenSearch(mistake, (kind,), _looking((kind,), line))
    mistake = mistake_of(Cause.BOX_PARTLY_COMPARED)
    for detail, inside in PARTS_OF_BOX.items():
        check = _looking(("box",), partial(_in_part_of_box, inside))
        yield MistakenSearch(mistake, (detail,), check, unsure="a part")
    mistake = mistake_of(Cause.BOX_FORMULA)
    for formula, compares in _boxes():
        said = replace(mistake, remedy=SLICED) if formula.startswith("rows[") else mistake
        check = _looking(("box",), compares)
        yield MistakenSearch(said, (ACTS_LIKE.format(formula),), check, unsure="")
    diagonals = _looking((), _on_a_diagonal)
    yield MistakenSearch(mistake_of(Cause.DIAGONALS_COMPARED), ("diagonals",), diagonals)
    inverted = partial(Combined, refuses=lambda *held: not any(held))
    yield MistakenSearch(mistake_of(Cause.ANSWER_INVERTED), ("answer",), inverted)
    combined = mistake_of(Cause.UNITS_COMBINED_WRONGLY)
    for refuses in COMBINATIONS:
        yield MistakenSearch(combined, ("units",), partial(Combined, refuses=refuses))


def _looking(kinds: Collection[str], *ways: Compares) -> Callable[[Board], Check]:
    """Return a check that looks in these ways instead of at the units of some kinds."""
    looks = [cells(way) for way in ways] + [WHOLE[one] for one in KINDS if one not in kinds]

    @cache
    def compared(cell: Cell) -> int:
        return reduce(or_, (look(cell) for look in looks))

    return partial(Check, upkeep=on_board(compared))


def _boxes() -> Iterator[tuple[str, Compares]]:
    """Yield formulas by which a box is found in the wrong place, or several boxes are."""
    for (top, row_of), (left, column_of) in product(STARTS.items(), repeat=2):
        if top != RIGHT_START or left != RIGHT_START:
            formula = f"{top.format('r', 'c')}, {left.format('c', 'r')}"
            yield formula, partial(_in_square, row_of, column_of)
    for formula, number_of in NUMBERS.items():
        yield formula, partial(_has_same_number, number_of)
    yield from MORE_BOXES.items()


def _in_part(kind: str, holds: Callable[[int, int], bool], cell: Cell, other: Cell) -> bool:
    own, its = ({"row": c, "column": r, "box": r % 3 * 3 + c % 3}[kind] for r, c in (cell, other))
    return share(kind, cell, other) and holds(own, its)


def _in_part_of_box(part: Callable[[int, int], bool], cell: Cell, other: Cell) -> bool:
    return share("box", cell, other) and part(other[0] % 3, other[1] % 3)


def _on_a_diagonal(cell: Cell, other: Cell) -> bool:
    """Return True if two cells stand on the same diagonal of the board."""
    (r, c), (x, y) = cell, other
    return (r == c and x == y) or (r + c == x + y == 8)


def _in_square(row_of: Number, column_of: Number, cell: Cell, other: Cell) -> bool:
    row, column = cell
    top, left = row_of(row, column), column_of(column, row)
    return _in_three(top, row, other[0]) and _in_three(left, column, other[1])


def _in_three(start: int, own: int, index: int) -> bool:
    """Return True if an index is one of three from a start.

    Those around the cell go on at the other edge; those from the cell itself end there.
    """
    return (index - start) % 9 < 3 if start < own else 0 <= index - start < 3


def _has_same_number(number_of: Number, cell: Cell, other: Cell) -> bool:
    return number_of(*cell) == number_of(*other)
