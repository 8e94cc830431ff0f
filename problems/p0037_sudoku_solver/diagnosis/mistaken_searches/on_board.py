"""Mistakes in a loop over the digits, and in a check that looks at cells of the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache, partial, reduce
from operator import or_

from harness.mistake import Mistake

from ...board import DIGITS, Board, Cell
from ..causes import Cause
from .checks import KINDS, Check, Combined, InLoop, NeverRestarts, Places, on_board
from .looks import ACTS_LIKE, Look, looks, on_diagonals
from .mistaken_search import SOME_KINDS, MistakenSearch
from .words import WORDS

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


def mistake_of(cause: Cause) -> Mistake:
    """Return a mistake of a check, with gaps for where it lies and for what shows it."""
    what, remedy = WORDS[cause]
    if cause is Cause.BOX_FORMULA:  # in a check, or where notes are kept
        return Mistake(cause, "{box_formula}{which}: {seen}.", remedy=remedy)
    text = f"{{check}} {what}: {{seen}}."
    return Mistake(cause, text.replace("{detail}", "{which}"), remedy=remedy)


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
    for kinds in SOME_KINDS:
        ways = (in_way(kinds, chosen) for chosen in zip(*map(looks, kinds), strict=False))
        yield from filter(None, ways)
    diagonals = mistake_of(Cause.DIAGONALS_COMPARED)
    yield MistakenSearch(diagonals, ("diagonals",), _looking([on_diagonals()]))
    inverted = partial(Combined, refuses=lambda *held: not any(held))
    yield MistakenSearch(mistake_of(Cause.ANSWER_INVERTED), ("answer",), inverted)
    combined = mistake_of(Cause.UNITS_COMBINED_WRONGLY)
    for refuses in COMBINATIONS:
        yield MistakenSearch(combined, ("units",), partial(Combined, refuses=refuses))


def in_way(kinds: tuple[str, ...], chosen: Sequence[Look]) -> MistakenSearch | None:
    """Return the search that looks at some units in a mistaken way, alike for all of them."""
    cause, detail = chosen[0].cause, chosen[0].detail
    if cause is None or any((one.cause, one.detail) != (cause, detail) for one in chosen):
        return None
    if cause is Cause.UNIT_NOT_COMPARED and len(kinds) == len(KINDS):
        cause = Cause.NOTHING_COMPARED
    formula = cause is Cause.BOX_FORMULA
    which = (f"{ACTS_LIKE}`{detail}`" if formula else detail,) if detail else kinds
    unsure = "" if formula else "a part" if detail else None
    mistake = mistake_of(cause)
    if detail.startswith("rows["):
        mistake = replace(mistake, remedy=SLICED)
    return MistakenSearch(mistake, which, _looking(chosen), unsure)


def _looking(chosen: Sequence[Look]) -> Callable[[Board], Check]:
    """Return a check that looks at some units in these ways, and at the others in the right one."""
    mistaken = {one.kind for one in chosen}
    ways = [*chosen, *(looks(kind)[0] for kind in KINDS if kind not in mistaken)]

    @cache
    def compared(cell: Cell) -> int:
        return reduce(or_, (one.looked(cell) for one in ways))

    return partial(Check, upkeep=on_board(compared))
