"""Mistakes in a check that compares a digit with cells of the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import islice, product

from harness.records import Mistake

from ...board import DIGITS, PEERS, Board, Cell
from ..causes import Cause
from .checks import (
    KINDS,
    BoardCheck,
    Check,
    Combined,
    FirstFit,
    LimitedDigits,
    NeverBlanks,
    NeverFits,
    NeverRestarts,
    OneUnchecked,
    UntilMisfit,
    shared_units,
)
from .mistaken_search import SOME_KINDS, MistakenSearch

LOOP = Mistake(
    Cause.DIGIT_LOOP_ENDS_EARLY,
    "the loop over the digits ends {which}: {seen}. "
    "Put `return False` after the loop, and `continue` where a digit does not fit.",
)
NEVER_RESTARTS = Mistake(
    Cause.DIGITS_NOT_RESTARTED,
    "a cell that is reached for the second time goes on after the digits that it had tried before: "
    "{seen}. Begin at 1 whenever the search moves on to a cell; only on the way back, go on after "
    "its digit.",
)
NEVER_PLACED = Mistake(
    Cause.DIGIT_NEVER_PLACED,
    "the digit {which} is never placed: {seen}. `range(1, 10)` runs from 1 to 9. Or is it marked "
    "as used from the start, for example because a blank is recorded at index -1?",
)
NEVER_FITS = Mistake(
    Cause.EVERY_DIGIT_REFUSED,
    "every digit is refused: {seen}. Is a cell compared with itself, after the digit was written? "
    "Leave the cell out, or compare before you write.",
)
UNCHECKED = Mistake(
    Cause.DIGIT_UNCHECKED,
    "the digit {which} is placed without a check: {seen}. A loop that ends when it reaches 9, as "
    "`while d < 9` does, or that ends without a `break`, has not checked 9. Check each digit right "
    "before it is placed.",
)
COMBINED = Mistake(
    Cause.UNITS_COMBINED_WRONGLY,
    "row, column and box are combined wrongly: {seen}. A digit that stands in one of the three "
    "does not fit: join three `==` or `in` by `or`, three `!=` or `not in` by `and`.",
)
COMBINATIONS: tuple[Callable[[bool, bool, bool], bool], ...] = (
    lambda row, column, box: row and column and box,
    lambda row, column, box: row or (column and box),
    lambda row, column, box: column or (row and box),
    lambda row, column, box: box or (row and column),
    lambda row, column, box: row and (column or box),
    lambda row, column, box: column and (row or box),
    lambda row, column, box: box and (row or column),
)
"""The checks that refuse a digit where `and` and `or` are mixed up."""
NOT_COMPARED = Mistake(
    Cause.UNIT_NOT_COMPARED,
    "a digit is not compared with its {which}: {seen}. "
    "Compare it with all nine cells of its {which}.",
)
NOTHING_COMPARED = Mistake(
    Cause.NOTHING_COMPARED,
    "a digit is not compared with its {which}: {seen}. "
    "Is a number compared with a string? `5 == '5'` is False. Is the first digit placed before "
    "the check? Is a mask read at a different bit from the one that was set?",
)
FIRST_LEFT_OUT = Mistake(
    Cause.FIRST_CELL_SKIPPED,
    "the first cell of each {which} is not compared: {seen}. "
    "The check begins one cell late: a range or a slice that starts at 1 leaves out index 0.",
)
LAST_LEFT_OUT = Mistake(
    Cause.LAST_CELL_SKIPPED,
    "the last cell of each {which} is not compared: {seen}. "
    "The check ends one cell early: a range or a slice that stops before 8 leaves out index 8.",
)
ONLY_FIRST = Mistake(
    Cause.ONLY_FIRST_CELL_COMPARED,
    "only the first cell of each {which} is compared: {seen}. "
    "Put `return True` after the loop, not inside it.",
)
ONLY_BEFORE = Mistake(
    Cause.LATER_CELLS_SKIPPED,
    "in each {which}, only the cells before the blank are compared: {seen}. "
    "Others come after it. Compare all nine cells.",
)
ONLY_BEHIND = Mistake(
    Cause.EARLIER_CELLS_SKIPPED,
    "in each {which}, only the cells after the blank are compared: {seen}. "
    "Others come before it. Compare all nine cells.",
)
DIAGONALS = Mistake(
    Cause.DIAGONALS_COMPARED,
    "the diagonals are compared, too: {seen}. Only row, column and box count.",
)
BOX = Mistake(
    Cause.BOX_FORMULA,
    "the box formula is wrong{which}: {seen}. "
    "A box starts at `r // 3 * 3, c // 3 * 3`, and its number is `r // 3 * 3 + c // 3`.",
)
ACTS_LIKE = "; it acts like `{}`"
PART_OF_BOX = Mistake(
    Cause.BOX_PARTLY_COMPARED,
    "the {which} of each box is not compared: {seen}. "
    "A box has three rows and three columns: `range(3)`.",
)
NEVER_BLANKS = Mistake(
    Cause.UNDO_MISSING,
    "the search goes back and leaves its digits on the board, where later cells are compared with "
    "them. When no digit fits, write '.' back before you return.",
)
FIRST_LINES: dict[str, Callable[[int, int], int]] = {
    "{0} // 3 * 3": lambda own, _: own // 3 * 3,
    "{0} // 3": lambda own, _: own // 3,
    "{0} % 3": lambda own, _: own % 3,
    "{0} % 3 * 3": lambda own, _: own % 3 * 3,
    "{1} // 3 * 3": lambda _, other: other // 3 * 3,
}
"""Formulas for the first row of a box from row and column, or the first column from column and row.
The first of them is right."""
PARTS: dict[Mistake, Callable[[int, int], bool]] = {
    FIRST_LEFT_OUT: lambda _, other: other > 0,
    LAST_LEFT_OUT: lambda _, other: other < 8,
    ONLY_FIRST: lambda _, other: other == 0,
    ONLY_BEFORE: lambda own, other: other < own,
    ONLY_BEHIND: lambda own, other: other > own,
}
"""Parts of a unit, by the index of the blank and that of another cell, each from 0 to 8."""


def in_loops() -> Iterator[MistakenSearch]:
    """Yield loops over the digits that leave some out, or that leave one behind."""
    for detail, check in (
        ("after the first one that fits", FirstFit),
        ("after the 1", partial(LimitedDigits, digits="1")),
        ("at the first one that does not fit", UntilMisfit),
    ):
        yield MistakenSearch(LOOP, (detail,), check, unsure="too early")
    for tried in (str.__eq__, str.__ge__, lambda _own, _other: False):
        yield MistakenSearch(NEVER_BLANKS, ("blank",), partial(NeverBlanks, tried=tried))
    yield MistakenSearch(NEVER_RESTARTS, ("digits",), NeverRestarts)
    yield MistakenSearch(NEVER_FITS, ("digits",), NeverFits)
    yield MistakenSearch(UNCHECKED, ("9",), partial(OneUnchecked, unchecked="9"))
    for missing in DIGITS:
        check = partial(LimitedDigits, digits=DIGITS.replace(missing, ""))
        yield MistakenSearch(NEVER_PLACED, (missing,), check)


def in_cells() -> Iterator[MistakenSearch]:
    """Yield checks that compare a digit with too few cells of its units, or with too many."""
    for kinds in SOME_KINDS:
        words = NOTHING_COMPARED if len(kinds) == len(KINDS) else NOT_COMPARED
        yield MistakenSearch(words, kinds, _comparing(partial(_in_another_unit, kinds)))
        for part, holds in PARTS.items():
            yield MistakenSearch(part, kinds, _comparing(partial(_in_part, kinds, holds)))
    for refuses in COMBINATIONS:
        yield MistakenSearch(COMBINED, ("units",), partial(Combined, refuses=refuses))
    yield MistakenSearch(DIAGONALS, ("diagonals",), partial(BoardCheck, compared=_with_diagonals))


def in_boxes() -> Iterator[MistakenSearch]:
    """Yield checks that look for a box in the wrong place, or at a part of it."""
    for (top, row_of), (left, column_of) in islice(product(FIRST_LINES.items(), repeat=2), 1, None):
        formula = f"{top.format('r', 'c')}, {left.format('c', 'r')}"
        box = partial(_box, row_of, column_of, range(3), range(3))
        yield MistakenSearch(
            BOX, (ACTS_LIKE.format(formula),), _comparing_lines_and(box), unsure=""
        )
    right = FIRST_LINES["{0} // 3 * 3"]
    for lines, place in ((range(2), "last"), (range(1, 3), "first")):
        for rows, columns, kind in ((lines, range(3), "row"), (range(3), lines, "column")):
            box = partial(_box, right, right, rows, columns)
            yield MistakenSearch(PART_OF_BOX, (f"{place} {kind}",), _comparing_lines_and(box))


def _comparing(compares: Callable[[Cell, Cell], bool]) -> Callable[[Board], Check]:
    """Return a check that compares a cell with some of its peers."""

    @cache
    def compared(cell: Cell) -> frozenset[Cell]:
        return frozenset(peer for peer in PEERS[cell] if compares(cell, peer))

    return partial(BoardCheck, compared=compared)


def _in_another_unit(kinds: tuple[str, ...], cell: Cell, other: Cell) -> bool:
    """Return True if two cells share a unit of another kind."""
    return not set(kinds).issuperset(shared_units(cell, other))


def _in_part(
    kinds: tuple[str, ...], holds: Callable[[int, int], bool], cell: Cell, other: Cell
) -> bool:
    """Return True if two cells are compared, where units of some kinds are compared in part."""
    own, others = indexes(cell), indexes(other)
    return any(
        kind not in kinds or holds(own[kind], others[kind]) for kind in shared_units(cell, other)
    )


def indexes(cell: Cell) -> dict[str, int]:
    """Return the index of a cell in its row, column and box."""
    row, column = cell
    return dict(zip(KINDS, (column, row, row % 3 * 3 + column % 3), strict=True))


def _with_diagonals(cell: Cell) -> frozenset[Cell]:
    down, up = [(k, k) for k in range(9)], [(k, 8 - k) for k in range(9)]
    return PEERS[cell] | {one for line in (down, up) if cell in line for one in line} - {cell}


def _comparing_lines_and(box: Callable[[Cell], set[Cell]]) -> Callable[[Board], Check]:
    """Return a check of row, column and what is taken for the box."""

    @cache
    def compared(cell: Cell) -> frozenset[Cell]:
        lines = {peer for peer in PEERS[cell] if peer[0] == cell[0] or peer[1] == cell[1]}
        return frozenset(lines | box(cell)) - {cell}

    return partial(BoardCheck, compared=compared)


def _box(
    row_of: Callable[[int, int], int],
    column_of: Callable[[int, int], int],
    rows: range,
    columns: range,
    cell: Cell,
) -> set[Cell]:
    """Return the cells of what is taken for the box of a cell."""
    row, column = cell
    top, left = row_of(row, column), column_of(column, row)
    return {(top + down, left + right) for down in rows for right in columns}
