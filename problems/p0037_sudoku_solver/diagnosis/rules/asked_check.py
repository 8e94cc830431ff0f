"""The rule on the learner's own check: what it answered, and what was true at that moment.

It looks at all cases and returns the mistake, or None. The evidence is as direct as it can be: the
function was called with this cell and this digit, and this is what it returned.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from harness.calls import BOARD, Opaque
from harness.mistake import Mistake

from ...board import PEERS, Cell, cell_name
from ...notes_in_source import keeps_notes
from ..asked import AREAS, Asked, Inquiry, inquire, is_beside, masks_of
from ..causes import Cause
from ..failed_case import FailedCase
from ..mistaken_searches import MistakenSearch, mistaken_searches
from ..mistaken_searches.checks import KINDS, BoardCheck, Check
from ..mistaken_searches.looks import BIT, Look, cells_in, looks
from ..mistaken_searches.mistaken_search import SOME_KINDS, name_together
from ..mistaken_searches.on_board import in_way
from ..mistaken_searches.words import WORDS
from .mistaken_search import old_copy, with_facts

FEWEST_WRONG, FEWEST_UNEXPLAINED, ENOUGH = 2, 3, 10
"""The fewest wrong answers, those that nothing explains, and those of one kind of unit."""
UNCLEAR = (Cause.REPEATS_LET_THROUGH, Cause.PLACED_NOT_NOTED)
"""Mistakes that a digit shows which was let through."""
UNSEEN = Mistake(
    Cause.REPEATS_LET_THROUGH,
    "{check} lets repeats through: {seen}.",
    remedy="Does it look at the whole row, column and box, and at the board as it is now?",
)
OLD = Mistake(
    Cause.PLACED_NOT_NOTED,
    "{check} does not see digits that the search has placed: {seen}.",
    remedy="Does it look at an old copy, a cache or notes?",
)
REFUSES = Mistake(Cause.EVERY_DIGIT_REFUSED, "{check} refused every digit: {seen}.")
TYPES = "Its digit is the int {0}, but the board holds strings: `5 == '5'` is False."
ITSELF = (
    "By then the cell holds the digit: is it compared with itself, or one blank with another? Skip "
    "those."
)
NONE = "Put `return True` after its last test."


@dataclass(frozen=True, slots=True)
class Checks:
    """The functions that are wrong, each with its mistake, and those that are right."""

    wrong: list[tuple[Inquiry, Mistake]]
    right: list[Inquiry]


def check_is_wrong(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a function that is asked whether a digit fits, and that answers wrongly.

    Needs: several wrong answers, all of them explained by one mistake; or many, of one kind. A
    digit that was let through must have been placed, and the search have gone on from it.
    Ruled out by: a limit on time that was exceeded, for a search that is right but slow may check
    later.
    """
    found = [] if cases[0].timed_out else examine_checks(cases).wrong
    return found[0][1] if found else None


def examine_checks(cases: Sequence[FailedCase]) -> Checks:
    """Hold the answers of the learner's own functions against the boards of some failed cases."""
    checks, inquiries = Checks([], []), inquire(cases)
    for one in inquiries:
        free = one.free(is_beside(one, inquiries))
        wrong = _wrong_answers(one, free)
        if not wrong:
            checks.right.append(one)
        elif len(wrong) >= FEWEST_WRONG and (named := _explain(one, wrong, free)):
            letting = (each for each in wrong if each.fits)
            example = next(letting, wrong[0]) if named.cause in UNCLEAR else wrong[0]
            who = "it" if named.text.startswith("{") else one.name
            seen = f"{who} {_said(one, example)}, {_truth(example)}"
            mistake = with_facts(named, cases, seen, one.name)
            checks.wrong.append((one, replace(mistake, line=mistake.line or one.line)))
    checks.wrong.sort(key=lambda one: not one[0].reading.kind)
    return checks


def _wrong_answers(inquiry: Inquiry, free: set[str]) -> list[Asked]:
    """Return the wrong answers, those on the board that the page shows first."""
    whole = bool(inquiry.reading.kind)
    wrong = [
        one
        for one in inquiry.asked
        if one.is_wrong
        if not one.fits or whole or (one.placed and not free.issuperset(one.held))
    ]
    return sorted(wrong, key=lambda one: not one.history.case.decides)


def _explain(inquiry: Inquiry, wrong: list[Asked], free: set[str]) -> Mistake | None:
    """Return the mistake that explains the answers of a function, or None if none is proved."""
    asked, call = inquiry.asked, wrong[0].call
    if len(wrong) > len(asked) / 2 and all(one.is_wrong for one in asked):
        what, remedy = WORDS[Cause.ANSWER_INVERTED]
        return Mistake(Cause.ANSWER_INVERTED, f"{{check}} {what}: {{seen}}.", remedy=remedy)
    if not any(one.fits for one in asked):
        remedy = NONE if call.result is None else ""
        return replace(REFUSES, remedy=ITSELF if all(one.own for one in wrong) else remedy)
    named = _by_looks(inquiry, free) or _by_known_mistakes(inquiry)
    if named and named.cause == Cause.NOTHING_COMPARED and (number := _number(wrong[0])):
        return replace(named, remedy=TYPES.format(number))
    return named or _unexplained(inquiry, [one for one in wrong if one.fits])


def _by_looks(inquiry: Inquiry, free: set[str]) -> Mistake | None:
    """Return the mistake in where a function looks, in as few kinds of unit as explain it."""
    kind = inquiry.reading.kind
    ways = {one: looks(one, whole=bool(kind)) for one in KINDS if one == kind or not kind}
    seen = [one for one in ways if one not in free]
    found: list[MistakenSearch] = []
    size = 0
    for some in SOME_KINDS:
        if len(some) > (size or len(some)):
            break
        chosen = zip(*(ways[one] for one in some), strict=False) if set(some) <= set(seen) else ()
        for mistaken in chosen:
            way = [*mistaken, *(ways[one][0] for one in seen if one not in some)]
            if all(_looks_so(way, one) for one in inquiry.asked):
                found += filter(None, [in_way(some, mistaken)])
                size = len(some)
    named = name_together(found)
    if named and named.cause == Cause.ANOTHER_UNIT_COMPARED and _looks_at_notes(inquiry):
        return replace(named, cause=Cause.NOTES_OF_ANOTHER_UNIT)
    return named


def _looks_so(way: Sequence[Look], one: Asked) -> bool:
    """Return True if an answer is the one of a function that looks at these cells."""
    return one.fits != any(look.looked(one.cell) & one.holders for look in way)


def _by_known_mistakes(inquiry: Inquiry) -> Mistake | None:
    """Return the mistake of known mistaken searches that would give the same answers."""
    if inquiry.reading.kind:
        return None
    by_board = [list(some) for _, some in groupby(inquiry.asked, lambda one: id(one.history))]
    found = [
        search
        for search in mistaken_searches()
        if all(_answers_alike(search.check(some[0].history.case.puzzle), some) for some in by_board)
    ]
    puzzle = by_board[0][0].history.case.puzzle
    on_board = [one for one in found if isinstance(one.check(puzzle), BoardCheck)]
    notes = _looks_at_notes(inquiry)
    named = name_together([one.in_source(notes=notes) for one in on_board or found])
    # one that notes nothing may keep an old copy, or none
    return None if named and named.cause == Cause.PLACED_NOT_NOTED else named


def _answers_alike(check: Check, asked: Sequence[Asked]) -> bool:
    """Return True if a check answers as the function did, while the board changes as it did."""
    held: dict[Cell, str] = {}
    number = 0
    for one in asked:
        for cell, digit in one.history.writes[number : one.moment]:
            if cell in held:
                check.undo(cell, held.pop(cell))
            if digit:
                held[cell] = digit
                check.place(cell, digit)
        number = one.moment
        if check.fits(one.cell, one.digit) != one.fits:
            return False
        if not one.fits:
            check.refuse(one.cell, one.digit)
    return True


def _unexplained(inquiry: Inquiry, misses: Sequence[Asked]) -> Mistake | None:
    """Return that digits are let through where no known mistake explains them, if many are."""
    if inquiry.reading.kind or len(misses) < FEWEST_UNEXPLAINED:
        return None
    if all(_is_of_search(one) for one in misses):
        copied = old_copy([misses[0].history.case])
        return replace(OLD, text=f"{OLD.text} {copied}", remedy="") if copied else OLD
    held = [one.held for one in inquiry.asked if one.fits and one.held]
    if len(held) < ENOUGH or len(set(held)) > 1 or len(held[0]) > 1:
        return UNSEEN
    what, remedy = WORDS[Cause.REPEATS_LET_THROUGH]
    text = f"{{check}} {what.format(which=held[0][0])}: {{seen}}."
    return Mistake(Cause.REPEATS_LET_THROUGH, text, remedy=remedy)


def _is_of_search(asked: Asked) -> bool:
    """Return True if only cells that the search has filled hold the digit."""
    blanks = masks_of(asked.history.case.puzzle)[0]
    return not sum(BIT[peer] for peer in PEERS[asked.cell]) & asked.holders & ~blanks


def _looks_at_notes(inquiry: Inquiry) -> bool:
    """Return True if a function was not given the board, in a source that may keep notes."""
    values = inquiry.asked[0].call.arguments.values()
    fields = [one for value in values if isinstance(value, Opaque) for _, one in value.fields]
    return BOARD not in (*values, *fields) and keeps_notes(inquiry.asked[0].history.case.source)


def _truth(asked: Asked) -> str:
    """Return what was true at the moment of an answer."""
    if not asked.held:
        return "where it fits"
    own = BIT[asked.cell]
    holders = cells_in(AREAS[asked.held[0]][asked.cell] & asked.holders & ~own)
    return f"though {cell_name((holders or [asked.cell])[0])} holds {asked.digit}"


def _said(inquiry: Inquiry, asked: Asked) -> str:
    """Return what the function said, for which digit and where."""
    case, kind, cell = asked.history.case, inquiry.reading.kind, asked.cell
    where = f"at {case.name_of(cell)}"
    if kind:
        row, column = cell
        number = {"row": row, "column": column, "box": row // 3 * 3 + column // 3}[kind]
        where = f"in {case.name_of(cell, f'{kind} {number + 1}')}"
    if inquiry.reading.collects:
        said = f"let {asked.digit} through" if asked.fits else f"ruled out {asked.digit}"
        return f"{said} {where}"
    result = asked.call.result
    if type(result) is bool:
        return f"said {result} for {asked.digit} {where}"
    return f"returned {result!r}, which counts as {bool(result)}, for {asked.digit} {where}"


def _number(asked: Asked) -> int:
    """Return the digit that was asked about if it was a number, and not a text; else 0."""
    values = [value for value in asked.call.arguments.values() if type(value) in (int, str)]
    digit = asked.digit
    return int(digit) if digit not in values and int(digit) in values else 0
