"""Mistakes in a check that keeps notes of the digits that each row, column and box uses."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import partial

from harness.mistake import Mistake

from ..causes import Cause
from .checks import KINDS, UNITS, Check, Slots, Upkeep, slots, units
from .mistaken_search import SOME_KINDS, MistakenSearch
from .on_board import ACTS_LIKE, NUMBERS, Number, mistake_of

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
ANOTHER = "a digit is {} the {{notes}} of another {}: {{seen}}."
BY_NUMBER = (
    "Index the {notes} of rows by row, of columns by column, and of boxes by the box's number."
)
PLACES = {
    "where the givens are noted": "givens",
    "where a digit is looked up": "compared",
    "where a digit is placed": "placed",
    "where it is undone": "undone",
}
"""The places that find the notes of a unit, each of which may do so in a way of its own."""
TURNED: dict[str, Callable[[int, int], int]] = {
    "c // 3 * 3 + r // 3": lambda r, c: c // 3 * 3 + r // 3
}
"""A number of a box that is wrong only where it is another one elsewhere.

It numbers all boxes, only in another order. So a search in which one place has this number and the
others have the right one decides as if that place were right and the others had this number.
"""


def _in_units(
    row: Number = lambda r, _: r,
    column: Number = lambda _, c: 9 + c,
    box: Number = lambda r, c: 18 + r // 3 * 3 + c // 3,
) -> Slots:
    """Return units that are found by these numbers."""
    return slots(lambda cell: (row(*cell), column(*cell), box(*cell)))


SWAPPED = (
    ("row", _in_units(row=lambda _, c: c)),
    ("column", _in_units(column=lambda r, _: 9 + r)),
    ("box", _in_units(box=lambda r, _: 18 + r)),
    ("box", _in_units(box=lambda _, c: 18 + c)),
)
"""Units of one kind that are found by the number of another."""
ACROSS = (
    ("row", _in_units(row=lambda r, _: 9 + r)),
    ("column", _in_units(column=lambda _, c: c)),
)
"""Rows that are looked up among the columns, and columns among the rows."""


def in_notes() -> Iterator[MistakenSearch]:
    """Yield notes that lack digits, that are mixed up, or that are not undone as they were made."""
    for kinds in SOME_KINDS:
        only, others = _only(kinds), _without(kinds)
        yield _noting(GIVEN_MISSING, kinds, Upkeep(givens=others))
        yield _noting(PLACED_MISSING, kinds, Upkeep(placed=others))
        yield _noting(NOT_UNDONE, kinds, Upkeep(undone=others))
        yield _noting(ONE_BIT_LEFT, kinds, Upkeep(undone=others, emptied=only))
        yield _noting(REFUSED, kinds, Upkeep(refused=only))
        yield _noting(CLEARED, kinds, Upkeep(emptied=only))
        if len(kinds) > 1:
            shared = _sharing(kinds)
            yield _noting(SHARED, kinds, Upkeep(shared, shared, shared, shared))
    for formula, number in NUMBERS.items():
        wrong = _numbered(number)
        for upkeep in (Upkeep(wrong, wrong, wrong, wrong), Upkeep(UNITS, wrong, wrong, wrong)):
            yield _noting(BOX, (ACTS_LIKE.format(formula),), upkeep, unsure="")
    for formula, number in {**NUMBERS, **TURNED}.items():
        for place, field in PLACES.items():
            where = "in some places only" if formula in TURNED else place
            which = f"{ACTS_LIKE.format(formula)} {where}"
            yield _noting(BOX, (which,), Upkeep(**{field: _numbered(number)}), unsure="")
    for kind, swapped in SWAPPED:
        yield _another("taken back from", kind, Upkeep(undone=swapped))
        yield _another("noted in", kind, Upkeep(placed=swapped))
        yield _another("looked up in", kind, Upkeep(compared=swapped))
        yield _another("noted in", kind, Upkeep(placed=swapped, undone=swapped))
    for kind, across in ACROSS:
        yield _another("looked up in", kind, Upkeep(compared=across))


def _another(what: str, kind: str, upkeep: Upkeep) -> MistakenSearch:
    """Return the search that uses the notes of another unit in one place."""
    mistake = Mistake(Cause.NOTES_OF_ANOTHER_UNIT, ANOTHER.format(what, kind), remedy=BY_NUMBER)
    return _noting(mistake, (kind,), upkeep)


def _noting(
    mistake: Mistake,
    which: tuple[str, ...],
    upkeep: Upkeep,
    unsure: str | None = None,
) -> MistakenSearch:
    check = partial(Check, upkeep=upkeep)
    return MistakenSearch(mistake, which, check, unsure, notes=True)


def _only(kinds: Collection[str]) -> Slots:
    """Return units of some kinds."""
    return slots(lambda cell: (unit for unit in units(cell) if KINDS[unit // 9] in kinds))


def _without(kinds: Collection[str]) -> Slots:
    """Return units without those of some kinds."""
    return _only({*KINDS}.difference(kinds))


def _sharing(kinds: tuple[str, ...]) -> Slots:
    """Return units of which those of some kinds are the same if they have the same number."""
    start = 9 * KINDS.index(kinds[0])
    return slots(
        lambda cell: (
            start + unit % 9 if KINDS[unit // 9] in kinds else unit for unit in units(cell)
        )
    )


def _numbered(number: Number) -> Slots:
    """Return units whose box has this number."""
    return _in_units(box=lambda r, c: 18 + number(r, c))
