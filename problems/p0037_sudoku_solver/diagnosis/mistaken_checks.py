"""Mistakes in a check of a digit, each with the digits that such a check refuses.

A mistake explains a search if it refuses exactly the digits that the search refused.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations
from typing import NamedTuple

from ..board import DIGITS
from .causes import Cause
from .choices import CLEARED, GIVEN, KINDS, PLACED, UNDONE, Choice, Holder, locate

SOME_KINDS = [some for size in (1, 2, 3) for some in combinations(KINDS, size)]
"""Rows, columns and boxes: one kind of unit, two, or all three."""


class Words(NamedTuple):
    """The words for the mistake of a check, and for its remedy.

    `{check}` is the function that checks digits, `{which}` a kind of unit or a detail, `{notes}` a
    type such as `set`, `{undo}` a clause such as `Where line 9 undoes the digit`.
    """

    wrong: str
    remedy: str


class MistakenCheck(NamedTuple):
    """A check with a mistake."""

    cause: Cause
    refuses: Callable[[Choice], bool]
    which: tuple[str, ...] = ()
    """The text for `{which}`: the kinds of unit with the mistake, or a detail such as a digit."""
    notes: bool = False
    """True if the check looks at notes, and not at the board."""


WORDS: Mapping[Cause, Words] = {
    Cause.NOTHING_COMPARED: Words(
        "{check} stopped no repeat",
        "Is a number compared with a string? `5 == '5'` is False. Is the first digit placed "
        "before the check? Is a mask read at a different bit from the one that was set?",
    ),
    Cause.UNIT_NOT_COMPARED: Words(
        "{check} takes no notice of the {which}",
        "Compare a digit with all nine cells there, and see that a repeat stops it.",
    ),
    Cause.FIRST_CELL_SKIPPED: Words(
        "{check} leaves out the first cell of each {which}",
        "Does a range or a slice start at 1, which leaves out index 0? Or is an index tested for "
        "truth, where 0 counts as False?",
    ),
    Cause.LAST_CELL_SKIPPED: Words(
        "{check} leaves out the last cell of each {which}",
        "Does a range or a slice stop before index 8? `range(9)` and `[:9]` include it.",
    ),
    Cause.ONLY_FIRST_CELL_COMPARED: Words(
        "{check} looks only at the first cell of each {which}",
        "Look at all nine before you say that the digit fits.",
    ),
    Cause.LATER_CELLS_SKIPPED: Words(
        "{check} looks only at the cells before the blank in the {which}",
        "Givens may come after it: compare all nine cells.",
    ),
    Cause.EARLIER_CELLS_SKIPPED: Words(
        "{check} looks only at the cells after the blank in the {which}",
        "Others come before it: compare all nine cells.",
    ),
    Cause.BOX_FORMULA: Words(
        "{check} looks for the box in the wrong place",
        "A box starts at `r // 3 * 3, c // 3 * 3`, and its number is `r // 3 * 3 + c // 3`.",
    ),
    Cause.BOX_PARTLY_COMPARED: Words(
        "{check} leaves out a part of each box",
        "Look at all nine cells of it: three rows and three columns.",
    ),
    Cause.ANOTHER_UNIT_COMPARED: Words(
        "{check} looks at another row or column instead of the {which}",
        "The cell in row r and column c is `board[r][c]`: look at the indexes.",
    ),
    Cause.REPEATS_LET_THROUGH: Words(
        "{check} does not see all of the {which}",
        "Check the indexes there, and whether a later cell's result replaces an earlier one's.",
    ),
    Cause.ANSWER_INVERTED: Words(
        "{check} is right, but its answer is used the wrong way round",
        "Add a `not` where it is called, or take one away.",
    ),
    Cause.DIGIT_LOOP_ENDS_EARLY: Words(
        "the loop over the digits ends {which}",
        "Put `return False` after the loop, and `continue` where a digit does not fit.",
    ),
    Cause.DIGIT_NEVER_PLACED: Words(
        "the digit {which} is never placed",
        "Does the loop reach it? `range(1, 10)` runs from 1 to 9. Is it marked as used from the "
        "start, for example because a blank is recorded at index -1?",
    ),
    Cause.DIGIT_UNCHECKED: Words(
        "the digit {which} is placed without a check",
        "A loop that ends when it reaches 9, as `while d < 9` does, or that ends without a "
        "`break`, has not checked 9. Check each digit right before it is placed.",
    ),
    Cause.GIVEN_NOT_NOTED: Words(
        "a given is not noticed in its {which}",
        "Note all givens before the search, in the {notes} that it looks at, and look digits up "
        "with the same key and type: 5 is not '5'.",
    ),
    Cause.PLACED_NOT_NOTED: Words(
        "a digit that was placed is not noticed in its {which}",
        "Note each digit where you place it, under the key that you look it up with, or collect "
        "the digits anew before each check.",
    ),
    Cause.NOTE_NOT_UNDONE: Words(
        "an undone digit stays in the {notes} of its {which}",
        "{undo}, remove it from the same {notes}, too.",
    ),
    Cause.MASK_NOT_INVERTED: Words(
        "undoing a digit removes the others from the {notes} of its {which}",
        "`&=` with the digit's own bit keeps only that bit: invert the bit with `~`.",
    ),
    Cause.NOTES_CLEARED: Words(
        "undoing a digit removes the others from the {notes} of its {which}",
        "{undo}, remove only that one from the {notes}.",
    ),
    Cause.NOTES_OF_ANOTHER_UNIT: Words(
        "a digit is noted, looked up or undone in the {notes} of another {which}",
        "Index the {notes} of rows by row, of columns by column, and of boxes by the box's "
        "number; or name the kind of unit in each key.",
    ),
}
"""The words for each mistake of a check, of a loop over the digits, or of notes."""
SEEN_CELLS: Mapping[Cause, Callable[[Holder], bool]] = {
    Cause.UNIT_NOT_COMPARED: lambda _: False,
    Cause.FIRST_CELL_SKIPPED: lambda one: one.position > 0,
    Cause.LAST_CELL_SKIPPED: lambda one: one.position < 8,
    Cause.ONLY_FIRST_CELL_COMPARED: lambda one: one.position == 0,
    Cause.LATER_CELLS_SKIPPED: lambda one: one.position < one.own_position,
    Cause.EARLIER_CELLS_SKIPPED: lambda one: one.position > one.own_position,
}
"""The cells of a unit that a check of the board sees, by its mistake."""
HELD = GIVEN | PLACED
SEEN_FLAGS: Mapping[Cause, Callable[[int], bool]] = {
    Cause.GIVEN_NOT_NOTED: lambda note: bool(note & PLACED),
    Cause.PLACED_NOT_NOTED: lambda note: bool(note & GIVEN),
    Cause.NOTE_NOT_UNDONE: lambda note: bool(note & (HELD | UNDONE)),
    Cause.MASK_NOT_INVERTED: lambda note: bool(note & (HELD | UNDONE)) and not note & CLEARED,
    Cause.NOTES_CLEARED: lambda note: bool(note & HELD) and not note & CLEARED,
}
"""The flags of a digit that a check of notes sees, by its mistake."""
LOOP_ENDS: Mapping[str, Callable[[str, str], bool]] = {
    "after the first one that fits": lambda fitting, digit: digit == fitting[:1],
    "after the 1": lambda fitting, digit: digit == "1" in fitting,
    "at the first one that does not fit": lambda fitting, digit: fitting.startswith(
        DIGITS[: int(digit)]
    ),
}
"""The digits that a loop over the digits places, by the point where it ends too early."""
OTHER_CHECKS: tuple[tuple[Cause, tuple[str, ...], Callable[[Choice], bool]], ...] = (
    (Cause.DIGIT_UNCHECKED, ("9",), lambda one: bool(one.holders) and one.decision.digit != "9"),
    (Cause.ANSWER_INVERTED, (), lambda one: not one.holders),
    (Cause.NOTHING_COMPARED, (), lambda _: False),
)


def mistaken_checks(choices: Sequence[Choice]) -> Iterator[MistakenCheck]:
    """Yield the mistakes for which the refused digits are known exactly.

    A check of the board has its mistake in the kinds of unit that let a repeat through. Wrong notes
    may only refuse digits that fit, so all kinds of unit are tried.
    """
    lax = tuple(kind for kind in KINDS if any(one.placed and kind in one.kinds for one in choices))
    for cause, sees in SEEN_CELLS.items():
        yield MistakenCheck(cause, partial(_board_refuses, lax, sees), lax)
    for kinds in SOME_KINDS:
        for cause, test in SEEN_FLAGS.items():
            yield MistakenCheck(cause, partial(_notes_refuse, kinds, test), kinds, notes=True)
        if len(kinds) > 1:
            refuses = partial(_shared_notes_refuse, kinds)
            yield MistakenCheck(Cause.NOTES_OF_ANOTHER_UNIT, refuses, kinds, notes=True)
    for detail, places_digit in LOOP_ENDS.items():
        refuses = partial(_loop_refuses, places_digit)
        yield MistakenCheck(Cause.DIGIT_LOOP_ENDS_EARLY, refuses, (detail,))
    for digit in DIGITS:
        yield MistakenCheck(Cause.DIGIT_NEVER_PLACED, partial(_digit_is_refused, digit), (digit,))
    for cause, which, refused in OTHER_CHECKS:
        yield MistakenCheck(cause, refused, which)


def _board_refuses(kinds: Collection[str], sees: Callable[[Holder], bool], choice: Choice) -> bool:
    return any(kind not in kinds or sees(one) for kind in KINDS for one in choice.holders_in(kind))


def _notes_refuse(kinds: Collection[str], sees: Callable[[int], bool], choice: Choice) -> bool:
    pairs = zip(KINDS, choice.notes, strict=True)
    return any(sees(note) if kind in kinds else note & HELD for kind, note in pairs)


def _shared_notes_refuse(kinds: Collection[str], choice: Choice) -> bool:
    """Return True if notes that are shared by these kinds of unit refuse the digit."""
    units = {locate(kind, choice.decision.cell)[0] for kind in kinds}
    other_units = {locate(kind, one)[0] for kind in kinds for one in choice.cells_with_digit}
    return bool(choice.holders) or not units.isdisjoint(other_units)


def _loop_refuses(places_digit: Callable[[str, str], bool], choice: Choice) -> bool:
    return not places_digit(choice.candidates, choice.decision.digit)


def _digit_is_refused(digit: str, choice: Choice) -> bool:
    return choice.decision.digit == digit or bool(choice.holders)
