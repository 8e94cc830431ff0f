"""Mistakes in a check that keeps notes of the digits that each row, column and box uses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from harness.mistake import Mistake

from ...board import Board
from ..causes import Cause
from .checks import KINDS, Check, NotesCheck, Units, Upkeep, units
from .looks import ACTS_LIKE, NUMBERS
from .mistaken_search import SOME_KINDS, MistakenSearch
from .on_board import mistake_of

GIVEN_MISSING = Mistake(
    Cause.GIVEN_NOT_NOTED,
    "a given is not noticed in its {which}: {seen}.",
    remedy="Note all givens before the search, in the {notes} that it looks at, and look digits up "
    "with the same key and type: 5 is not '5'.",
)
PLACED_MISSING = Mistake(
    Cause.PLACED_NOT_NOTED,
    "a digit that was placed is not noticed in its {which}: {seen}.",
    remedy="Note each digit where you place it, under the key that you look it up with, or collect "
    "the digits anew before each check.",
)
NOT_UNDONE = Mistake(
    Cause.NOTE_NOT_UNDONE,
    "an undone digit stays in the {notes} of its {which}: {seen}.",
    remedy="{undo}, remove it from the same {notes}, too.",
)
ONE_BIT_LEFT = Mistake(
    Cause.MASK_NOT_INVERTED,
    "undoing a digit removes the others from the {notes} of its {which}: {seen}.",
    remedy="`&=` with the digit's own bit keeps only that bit: invert the bit with `~`.",
)
CLEARED = Mistake(
    Cause.NOTES_CLEARED,
    "undoing a digit removes the others from the {notes} of its {which}: {seen}.",
    remedy="{undo}, remove only that one from the {notes}.",
)
REFUSED = Mistake(
    Cause.REFUSED_DIGIT_ERASED,
    "a digit that does not fit is removed from the {notes} of its {which}, too: {seen}.",
    remedy="Remove it only where you undo it, inside the `if` in which you place it.",
)
SHARED = Mistake(
    Cause.NOTES_OF_ANOTHER_UNIT,
    "{which} of the same number share one {notes}: {seen}. So a digit in row 3 also counts as one "
    "in the other unit of that number.",
    remedy="Name the kind of unit in each key, or keep one for each.",
)
BOX = mistake_of(Cause.BOX_FORMULA)
ON_BOARD = mistake_of(Cause.ANOTHER_UNIT_COMPARED)
ANOTHER = "a digit is {} the {{notes}} of another {}: {{seen}}."
BY_NUMBER = (
    "Index the {notes} of rows by row, of columns by column, and of boxes by the box's number."
)
PLACES: dict[str, Callable[[Units], Upkeep]] = {
    "where the givens are noted": lambda wrong: Upkeep(givens=wrong),
    "where a digit is looked up": lambda wrong: Upkeep(compared=wrong),
    "where a digit is placed": lambda wrong: Upkeep(placed=wrong),
    "where it is undone": lambda wrong: Upkeep(undone=wrong),
}
"""The places that find the notes of a unit, each of which may do so in a way of its own."""
TURNED: dict[str, Callable[[int, int], int]] = {
    "c // 3 * 3 + r // 3": lambda r, c: c // 3 * 3 + r // 3
}
"""A number of a box that is wrong only where it is another one elsewhere.

It numbers all boxes, only in another order. So a search in which one place has this number and the
others have the right one decides as if that place were right and the others had this number.
"""


def in_notes() -> Iterator[MistakenSearch]:
    """Yield notes that lack digits, or that are mixed up."""
    for kinds in SOME_KINDS:
        without = _without(kinds)
        yield _noting(GIVEN_MISSING, kinds, Upkeep(givens=without))
        yield _noting(PLACED_MISSING, kinds, Upkeep(placed=without))
    for kinds in SOME_KINDS:
        if len(kinds) > 1:
            shared = _sharing(kinds)
            yield _noting(SHARED, kinds, Upkeep(shared, shared, shared, shared))
    for formula, number in NUMBERS.items():
        wrong = _numbered(number)
        for upkeep in (Upkeep(wrong, wrong, wrong, wrong), Upkeep(units, wrong, wrong, wrong)):
            yield MistakenSearch(BOX, (f"{ACTS_LIKE}`{formula}`",), _check(upkeep), unsure="")
    for formula, number in {**NUMBERS, **TURNED}.items():
        for place, upkeep_of in PLACES.items():
            where = "in some places only" if formula in TURNED else place
            which = f"{ACTS_LIKE}`{formula}` {where}"
            yield MistakenSearch(BOX, (which,), _check(upkeep_of(_numbered(number))), unsure="")


def in_undo() -> Iterator[MistakenSearch]:
    """Yield notes that are not undone as they were made."""
    for kinds in SOME_KINDS:
        yield _noting(NOT_UNDONE, kinds, Upkeep(undone=_without(kinds)))
        yield _noting(ONE_BIT_LEFT, kinds, Upkeep(erase=partial(_leave_bit, kinds)))
        yield _noting(REFUSED, kinds, Upkeep(refused=_only(kinds)))
        yield _noting(CLEARED, kinds, Upkeep(erase=partial(_leave_nothing, kinds)))
    for kind, swapped in (
        ("row", _by_axes(1, 1)),
        ("column", _by_axes(0, 0)),
        ("box", _numbered(lambda row, _: row)),
        ("box", _numbered(lambda _, column: column)),
    ):
        for upkeep, what in (
            (Upkeep(undone=swapped), "taken back from"),
            (Upkeep(placed=swapped), "noted in"),
            (Upkeep(compared=swapped), "looked up in"),
            (Upkeep(placed=swapped, undone=swapped), "noted in"),
        ):
            text = ANOTHER.format(what, kind)
            another = Mistake(Cause.NOTES_OF_ANOTHER_UNIT, text, remedy=BY_NUMBER)
            plain = ON_BOARD if what == "looked up in" and kind != "box" else None
            yield MistakenSearch(another, (kind,), _check(upkeep), without_notes=plain)
    for kind, across in (
        ("row", lambda cell: (9 + cell[0], 9 + cell[1], units(cell)[2])),
        ("column", lambda cell: (cell[0], cell[1], units(cell)[2])),
    ):
        text = ANOTHER.format("looked up in", kind)
        another = Mistake(Cause.NOTES_OF_ANOTHER_UNIT, text, remedy=BY_NUMBER)
        yield MistakenSearch(
            another, (kind,), _check(Upkeep(compared=across)), without_notes=ON_BOARD
        )


def _noting(mistake: Mistake, which: tuple[str, ...], upkeep: Upkeep) -> MistakenSearch:
    return MistakenSearch(mistake, which, _check(upkeep))


def _check(upkeep: Upkeep) -> Callable[[Board], Check]:
    return partial(NotesCheck, upkeep=upkeep)


def _without(kinds: tuple[str, ...]) -> Units:
    """Return units without those of some kinds."""
    return lambda cell: tuple(unit for unit in units(cell) if KINDS[unit // 9] not in kinds)


def _only(kinds: tuple[str, ...]) -> Units:
    """Return units of some kinds."""
    return lambda cell: tuple(unit for unit in units(cell) if KINDS[unit // 9] in kinds)


def _sharing(kinds: tuple[str, ...]) -> Units:
    """Return units of which those of some kinds are the same if they have the same number."""
    start = 9 * KINDS.index(kinds[0])
    return lambda cell: tuple(
        start + unit % 9 if KINDS[unit // 9] in kinds else unit for unit in units(cell)
    )


def _numbered(number: Callable[[int, int], int]) -> Units:
    """Return units whose box has this number."""
    return lambda cell: (cell[0], 9 + cell[1], 18 + number(*cell))


def _by_axes(for_row: int, for_column: int) -> Units:
    """Return units whose row and column are looked up by these coordinates of a cell."""
    return lambda cell: (cell[for_row], 9 + cell[for_column], units(cell)[2])


def _leave_bit(kinds: tuple[str, ...], noted: int, bit: int, unit: int) -> int:
    return noted & bit if KINDS[unit // 9] in kinds else noted & ~bit


def _leave_nothing(kinds: tuple[str, ...], noted: int, bit: int, unit: int) -> int:
    return 0 if KINDS[unit // 9] in kinds else noted & ~bit
