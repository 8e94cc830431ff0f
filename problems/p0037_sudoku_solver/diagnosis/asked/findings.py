"""The functions that were asked: what is wrong with each, and which are right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice

from harness.mistake import Mistake

from ...board import Cell
from ..causes import Cause
from ..failed_case import FailedCase
from ..mistaken_searches import mistaken_searches
from ..mistaken_searches.checks import KINDS, Check
from ..mistaken_searches.mistaken_search import name_together
from ..source import spans_of
from .answers import PEER_MASKS, Scope
from .histories import History, masks_of
from .inquiries import Asked, Inquiry, inquire
from .sees import ways_to_look
from .slots import values_of

FEWEST, FEWEST_WRONG, FEWEST_UNEXPLAINED = 8, 2, 3
"""The fewest answers, wrong answers, and unexplained wrong answers that show anything."""
ENOUGH = 10
"""The wrong answers for which another check is looked for."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A function whose answers are wrong, and the mistake that explains them."""

    inquiry: Inquiry
    cause: Cause
    example: Asked
    """The first wrong answer, on the board that the page shows if there is one."""
    kinds: tuple[str, ...] = ()
    """The kinds of unit that it is about."""
    detail: str = ""
    explained: bool = True
    """True if the mistake explains all answers."""
    named: Mistake | None = None
    """The mistake of known searches that give the same answers, with its text."""


@dataclass(slots=True)
class Findings:
    """The functions that are wrong, the most telling first, and those that are right."""

    wrong: list[Finding] = field(default_factory=list)
    right: list[Inquiry] = field(default_factory=list)


def examine_checks(cases: Sequence[FailedCase]) -> Findings:
    """Hold the answers of the learner's own functions against the boards of some failed cases."""
    found = Findings()
    for one in inquire(cases):
        if len(one.asked) < FEWEST:
            continue
        free = one.free | _left_to_others(one)
        wrong = _wrong_answers(one, free)
        if not wrong:
            found.right.append(one)
        elif len(wrong) >= FEWEST_WRONG and (finding := _explain(one, wrong, free)):
            found.wrong.append(finding)
    found.wrong.sort(key=lambda one: (not one.explained, one.inquiry.reading.scope is Scope.CELL))
    return found


def _left_to_others(inquiry: Inquiry) -> set[str]:
    """Return the kinds of unit that it never sees, if another function is asked beside it."""
    spans = spans_of(inquiry.boards[0][0].source)
    guilty = inquiry.guilty
    if not guilty or not all(_is_beside_another(inquiry, one, spans) for one in guilty[:ENOUGH]):
        return set()
    return {kind for kind in KINDS if not _sees(inquiry, kind)}


def _is_beside_another(inquiry: Inquiry, asked: Asked, spans: Mapping[int, int]) -> bool:
    """Return True if another function was given the same digit at that moment.

    It does not work for this one, nor this one for it; and it changes nothing.
    """
    call = asked.answer.call
    slot = inquiry.reading.digit.slot if inquiry.reading.digit else ""
    digit = values_of(call).get(slot)
    for other in asked.case.calls:
        if other.before != call.before or other.after > other.before or other.result is None:
            continue
        inside = call.first_line <= other.line <= spans.get(call.first_line, 0)
        around = other.first_line <= call.line <= spans.get(other.first_line, 0)
        nested = other.first_line == call.first_line or inside or around
        if not nested and digit is not None and digit in values_of(other).values():
            return True
    return False


def _sees(inquiry: Inquiry, kind: str) -> bool:
    """Return True if a digit was refused that only a unit of this kind held."""
    return any(one.held == (kind,) and not one.answer.fits for one in inquiry.asked)


def _wrong_answers(inquiry: Inquiry, free: set[str]) -> list[Asked]:
    """Return the wrong answers, those on the board that the page shows first."""
    whole = inquiry.reading.scope is not Scope.CELL
    wrong = [
        one
        for one in inquiry.asked
        if one.is_refusal
        or (one.is_miss and (whole or one.placed) and not free.issuperset(one.held))
    ]
    return sorted(wrong, key=lambda one: not one.case.decides)


def _explain(inquiry: Inquiry, wrong: list[Asked], free: set[str]) -> Finding | None:
    """Return the mistake that explains the answers of a function, or None if none is proved."""
    example = wrong[0]
    if len(wrong) > len(inquiry.asked) / 2 and _is_inverted(inquiry):
        return Finding(inquiry, Cause.ANSWER_INVERTED, example)
    if not any(one.answer.fits for one in inquiry.asked):
        itself = all(one.answer.own for one in wrong)
        detail = "itself" if itself else ""
        return Finding(inquiry, Cause.EVERY_DIGIT_REFUSED, example, detail=detail)
    return (
        _by_looks(inquiry, example, free)
        or _by_notes(inquiry, example)
        or _unexplained(inquiry, wrong)
    )


def _is_inverted(inquiry: Inquiry) -> bool:
    """Return True if each answer would be right if it meant the opposite."""
    return all(one.answer.fits == bool(one.held) for one in inquiry.asked)


def _by_looks(inquiry: Inquiry, example: Asked, free: set[str]) -> Finding | None:
    """Return the mistake in where it looks."""
    ways = ways_to_look([one.answer for one in inquiry.asked], inquiry.reading.scope, free)
    looks = [look for way in ways for look in way]
    if not looks:
        return None
    causes = {look.cause for look in looks}
    kinds = tuple(
        kind for kind in KINDS if all(any(look.kind == kind for look in way) for way in ways)
    )
    cause = looks[0].cause
    if len(causes) > 1 or cause is None:
        return Finding(inquiry, Cause.REPEATS_LET_THROUGH, example, kinds) if kinds else None
    if cause is Cause.UNIT_NOT_COMPARED and len(kinds) == len(KINDS):
        cause = Cause.NOTHING_COMPARED
    details = {look.detail for look in looks}
    return Finding(inquiry, cause, example, kinds, details.pop() if len(details) == 1 else "")


def _by_notes(inquiry: Inquiry, example: Asked) -> Finding | None:
    """Return the mistake of a known mistaken search that would give the same answers."""
    if inquiry.reading.scope is not Scope.CELL or any(one.answer.own for one in inquiry.asked):
        return None
    found = [
        search
        for search in mistaken_searches()
        if all(
            _answers_alike(search.check(case.puzzle), history, asked)
            for case, history, asked in inquiry.boards
        )
    ]
    named = name_together(found)
    if named is None or named.cause == Cause.PLACED_NOT_NOTED:  # it may keep an old copy, or none
        return None
    return Finding(inquiry, Cause(named.cause), example, named=named)


def _answers_alike(check: Check, history: History, asked: Sequence[Asked]) -> bool:
    """Return True if a check answers as the function did, while the board changes as it did."""
    held: dict[Cell, str] = {}
    writes = iter(history.writes)
    number = 0
    for one in asked:
        for write in islice(writes, one.answer.moment - number):
            if write.cell in held:
                check.undo(write.cell, held.pop(write.cell))
            if write.digit:
                held[write.cell] = write.digit
                check.place(write.cell, write.digit)
        number = one.answer.moment
        if check.fits(one.answer.cell, one.answer.digit) != one.answer.fits:
            return False
        if not one.answer.fits:
            check.refuse(one.answer.cell, one.answer.digit)
    return True


def _unexplained(inquiry: Inquiry, wrong: Sequence[Asked]) -> Finding | None:
    """Return that digits are let through where no known mistake explains them, if many are."""
    misses = [one for one in wrong if one.is_miss]
    if inquiry.reading.scope is not Scope.CELL or len(misses) < FEWEST_UNEXPLAINED:
        return None
    seen_first = all(_is_of_search(one) for one in misses)
    cause = Cause.PLACED_NOT_NOTED if seen_first else Cause.REPEATS_LET_THROUGH
    kinds = () if seen_first else _only_kind(inquiry)
    return Finding(inquiry, cause, misses[0], kinds, explained=False)


def _only_kind(inquiry: Inquiry) -> tuple[str, ...]:
    """Return the only kind of unit whose digits were let through, if many were."""
    held = {one.held for one in inquiry.asked if one.is_miss}
    enough = sum(one.is_miss for one in inquiry.asked) >= ENOUGH
    return next(iter(held)) if enough and len(held) == 1 and len(min(held)) == 1 else ()


def _is_of_search(asked: Asked) -> bool:
    """Return True if it was only in cells that the search has filled that a digit was missed."""
    blanks = masks_of(asked.case.puzzle)[0]
    return not PEER_MASKS[asked.answer.cell] & asked.answer.holders & ~blanks
