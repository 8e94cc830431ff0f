"""The rule on the learner's own check: what it answered, and what was true at that moment.

It looks at all cases and returns the mistake, or None. The evidence is as direct as it can be: the
function was called with this cell and this digit, and this is what it returned.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from harness.mistake import Mistake

from ...board import Cell, cell_name
from ...notes_in_source import keeps_notes
from ..asked.answers import AREAS, Scope
from ..asked.findings import Finding, examine_checks
from ..asked.inquiries import Asked, Inquiry
from ..asked.slots import has_board
from ..causes import Cause
from ..failed_case import FailedCase
from ..mistaken_searches.looks import ACTS_LIKE, BIT, cells_in
from ..mistaken_searches.mistaken_search import join
from ..mistaken_searches.words import WORDS
from .mistaken_search import old_copy, with_facts

UNEXPLAINED = {
    Cause.REPEATS_LET_THROUGH: (
        "lets repeats through",
        "Does it look at the whole row, column and box, and at the board as it is now?",
    ),
    Cause.PLACED_NOT_NOTED: (
        "does not see digits that the search has placed",
        "Does it look at an old copy, a cache or notes?",
    ),
}
"""The words for its answers, and the remedy, where no known mistake explains them."""
TYPES = "Its digit is the int {0}, but the board holds strings: `5 == '5'` is False."
ITSELF = (
    "By then the cell holds the digit: is it compared with itself, or one blank with another? Skip "
    "those."
)
SLICED = "That slices the rows twice: take `row[c:c + 3]` of each of the three rows."
NONE = "Put `return True` after its last test."


def check_is_wrong(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a function that is asked whether a digit fits, and that answers wrongly.

    Needs: several wrong answers, all of them explained by one mistake; or many, of one kind. A
    digit that was let through must have been placed, and the search have gone on from it.
    Ruled out by: a limit on time that was exceeded, for a search that is right but slow may check
    later.
    """
    wrong = [] if cases[0].timed_out else examine_checks(cases).wrong
    if not wrong:
        return None
    found = wrong[0]
    if found.named:
        named = with_facts(found.named, cases, f"{inquiry_name(found.inquiry)} {_seen(found)}")
        return replace(named, line=named.line or found.inquiry.line)
    what, remedy = _words(found)
    text = f"{inquiry_name(found.inquiry)} {what}: it {_seen(found)}."
    if found.cause is Cause.PLACED_NOT_NOTED and (copied := old_copy(cases)):
        text, remedy = f"{text} {copied}", ""
    return Mistake(_cause(found, cases[0].source), text, found.inquiry.line, remedy)


def _cause(found: Finding, source: str) -> Cause:
    """Return the mistake in what a function looks at: cells of the board, or notes."""
    notes = not has_board(found.example.answer.call) and keeps_notes(source)
    another = found.cause is Cause.ANOTHER_UNIT_COMPARED
    return Cause.NOTES_OF_ANOTHER_UNIT if another and notes else found.cause


def _seen(found: Finding) -> str:
    """Return what the function said, and what was true at that moment."""
    asked = found.example
    truth = f"where it {'fits' if asked.is_refusal else 'does not fit'}"
    if holder := _holder(asked, found.inquiry.reading.scope):
        truth = f"though {cell_name(holder)} holds {asked.answer.digit}"
    return f"{_said(found.inquiry, asked)}, {truth}"


def _words(found: Finding) -> tuple[str, str]:
    """Return what the function does, and the remedy."""
    if not found.explained and not found.kinds:
        return UNEXPLAINED[found.cause]
    if found.cause is Cause.EVERY_DIGIT_REFUSED:
        nothing = found.example.answer.call.result is None
        return "refused every digit", ITSELF if found.detail else NONE if nothing else ""
    what, remedy = WORDS[found.cause]
    detail = found.detail
    if found.cause is Cause.BOX_FORMULA and detail:
        remedy = SLICED if detail.startswith("rows[") else remedy
        detail = f"{ACTS_LIKE}`{detail}`"
    if found.cause is Cause.BOX_PARTLY_COMPARED:
        detail = detail or "a part"
    if found.cause is Cause.NOTHING_COMPARED:
        number = _number(found.example)
        remedy = TYPES.format(number) if number else "Compare it with its row, column and box."
    which = join(found.kinds) if found.kinds else "units"
    return what.format(which=which, detail=detail), remedy.format(which=which)


def inquiry_name(inquiry: Inquiry) -> str:
    """Return the name of a function that was asked, with its line."""
    if inquiry.function == "<lambda>":
        return f"the lambda on line {inquiry.line}"
    return f"`{inquiry.function}` (line {inquiry.line})"


def _said(inquiry: Inquiry, asked: Asked) -> str:
    """Return what the function said, for which digit and where."""
    answer, scope = asked.answer, inquiry.reading.scope
    where = f"at {asked.case.name_of(answer.cell)}"
    if scope is not Scope.CELL:
        where = f"in {asked.case.name_of(answer.cell, _unit_name(answer.cell, scope))}"
    if inquiry.reading.collects:
        said = f"let {answer.digit} through" if answer.fits else f"ruled out {answer.digit}"
        return f"{said} {where}"
    result = answer.call.result
    counts = "" if type(result) is bool else f", which counts as {bool(result)},"
    word = "said" if type(result) is bool else "returned"
    return f"{word} {result!r}{counts} for {answer.digit} {where}"


def _unit_name(cell: Cell, scope: Scope) -> str:
    row, column = cell
    number = {Scope.ROW: row, Scope.COLUMN: column}.get(scope, row // 3 * 3 + column // 3)
    return f"{scope.value} {number + 1}"


def _holder(asked: Asked, scope: Scope) -> Cell | None:
    """Return a cell that held the digit, if it was let through."""
    if not asked.is_miss:
        return None
    own = BIT[asked.answer.cell] if scope is Scope.CELL else 0
    return cells_in(AREAS[Scope(asked.held[0])][asked.answer.cell] & asked.answer.holders & ~own)[0]


def _number(asked: Asked) -> int:
    """Return the digit that was asked about if it was a number, and not a text; else 0."""
    values = [value for value in asked.answer.call.arguments.values() if type(value) in (int, str)]
    digit = asked.answer.digit
    return int(digit) if digit not in values and int(digit) in values else 0
