"""The rule on mistaken checks: it finds the mistake that explains each decision of a search.

The evidence is complete: the mistake explains each digit that was placed or refused, on every board
examined; a right check explains only some of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from harness.mistake import Mistake
from harness.value import listed

from ...board import cell_name
from ...notes_in_source import keeps_notes, name_of_notes
from ..causes import Cause
from ..choices import KINDS, UNDONE, Choice, locate
from ..deciders import Decider, deciders_in
from ..decisions import Act
from ..failed_case import FailedCase
from ..mistaken_checks import WORDS, MistakenCheck, mistaken_checks

ENOUGH_DECISIONS, ENOUGH_WRONG = 20, 3
"""The least number of decisions, and of wrong decisions, for a diagnosis."""


def check_mistaken(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a mistake in the check of whether a digit fits.

    Needs: enough decisions, some of which are wrong in a run that returned a wrong answer.
    Ruled out by: a single decision, on any board, that the mistake does not explain; several
    mistakes that explain them all; a search that ended with some of the blanks filled, unless it
    goes back and never blanks a cell, as a search may that reads only its notes.
    """
    choices = [one for case in cases for one in case.choices]
    wrong = wrong_among(choices)
    if sum(len(case.decisions) for case in cases) < ENOUGH_DECISIONS or len(wrong) < ENOUGH_WRONG:
        return None
    decider = next(
        (one for one in deciders_in(cases) if one.clause_on(wrong[0].case, wrong[0].decision)), None
    )
    notes = keeps_notes(cases[0].source) and not (decider and decider.sees_board)
    checks = [one for one in mistaken_checks(choices) if _explains(one, choices)]
    undos = sum(one.act is Act.UNDONE for case in cases for one in case.decisions)
    if not checks and undos >= ENOUGH_WRONG:  # else the answer may have been found elsewhere
        checks = list(_approximate_checks(choices, notes=notes))
    if any(map(_ended_halfway, cases)):
        checks = [one for one in checks if one.notes and _undoes_only_notes(cases)]
    # A search that places the lowest digit everywhere decides as if it compared nothing.
    checks = [one for one in checks if one.cause is Cause.NOTHING_COMPARED] or checks
    checks = [one for one in checks if one.notes is notes] or checks
    if len({one.cause for one in checks}) != 1:
        return None
    return _with_facts(checks, cases, wrong[0], decider)


def wrong_among(tried: Iterable[Choice]) -> list[Choice]:
    """Return the wrong decisions of the runs that returned a wrong answer."""
    return [one for one in tried if one.is_wrong and one.case.returned_wrong and one.case.is_plain]


def _explains(mistake: MistakenCheck, choices: Sequence[Choice]) -> bool:
    """Return True if a check with this mistake refuses exactly the digits that were refused."""
    return all(mistake.refuses(one) is not one.placed for one in choices)


def _approximate_checks(choices: Sequence[Choice], *, notes: bool) -> Iterator[MistakenCheck]:
    """Yield mistakes for which the refused digits are not known exactly.

    The kind of unit that let repeats through is compared in part, or at wrong indexes if digits
    that fit were refused. So are boxes if such a digit always stood in a box that let none through.
    """
    kinds = {kind for one in choices if one.placed for kind in one.kinds}
    wrong = [one for one in choices if not one.placed and not one.holders]
    if kinds == {"box"} and not wrong and _leaves_out_cells(choices):
        yield MistakenCheck(Cause.BOX_PARTLY_COMPARED, bool)
    if not wrong or len(kinds) > 1:
        return
    [kind] = kinds or {"box"}
    if _always_refused(choices, wrong, boxes=not kinds):
        cause = Cause.NOTES_OF_ANOTHER_UNIT if notes else Cause.ANOTHER_UNIT_COMPARED
        yield MistakenCheck(Cause.BOX_FORMULA if kind == "box" else cause, bool, (kind,), notes)
    elif kinds and notes and all(one.notes[KINDS.index(kind)] & UNDONE for one in wrong):
        yield MistakenCheck(Cause.NOTES_OF_ANOTHER_UNIT, bool, (kind,), notes)


def _always_refused(choices: Sequence[Choice], wrong: Sequence[Choice], *, boxes: bool) -> bool:
    """Return True if each wrongly refused digit was held by a cell, or box, that always refuses.

    Args:
        choices: all digits that were tried.
        wrong: the digits that were refused though they fit.
        boxes: True to compare pairs of boxes, not pairs of cells.
    """

    def pairs(one: Choice) -> set[tuple[Any, Any]]:
        cells = one.decision.cell, *one.cells_with_digit
        own, *others = (locate("box", cell)[0] if boxes else cell for cell in cells)
        return {(own, other) for other in others if other != own}

    allowed = {pair for one in choices if one.placed for pair in pairs(one)}
    return all(pairs(one) - allowed for one in wrong)


def _leaves_out_cells(choices: Sequence[Choice]) -> bool:
    """Return True if each digit refused for its box was at an index that let no repeat through."""
    refused = [
        [*one.holders_in("box")] for one in choices if not one.placed and one.kinds == {"box"}
    ]
    allowed = {holder.position for one in choices if one.placed for holder in one.holders_in("box")}
    return not any(allowed.issuperset(holder.position for holder in holders) for holders in refused)


def _ended_halfway(case: FailedCase) -> bool:
    """Return True if a search returned with only some blanks filled, which no check explains."""
    filled = len(case.search.stack) if case.search else 0
    return case.writes.finished and 0 < filled < len(case.blanks)


def _undoes_only_notes(cases: Sequence[FailedCase]) -> bool:
    """Return True if a search goes back and leaves its digits on the board."""
    undone = any(one.act is Act.UNDONE for case in cases for one in case.decisions)
    return undone and not any(case.undos for case in cases)


def _with_facts(
    checks: list[MistakenCheck], cases: Sequence[FailedCase], wrong: Choice, decider: Decider | None
) -> Mistake:
    """Return a mistake whose placeholders are replaced by the facts of these cases.

    Args:
        checks: the checks with this mistake.
        cases: the failed cases.
        wrong: the decision that shows the mistake.
        decider: the function that made the decision, if it is known.
    """
    first, line = checks[0], _undoing_line(cases)
    sentence, remedy = WORDS[first.cause]
    check = decider.name if decider else "the check"
    subject = "it" if "{check}" in sentence else check
    if first.cause is Cause.BOX_FORMULA and not decider:
        sentence = "the box formula is wrong"
    if first.cause is Cause.NOTES_OF_ANOTHER_UNIT and len(first.which) > 1:
        sentence = "{which} of the same number share one {notes}"
    facts = {
        "check": check,
        "which": _detail_of(checks),
        "notes": name_of_notes(cases[0].source),
        "undo": f"Where line {line} undoes the digit" if line else "Where you undo it",
    }
    line = line if "{undo}" in remedy else decider.line if decider else 0
    text = f"{sentence.format_map(facts)}: {describe(wrong, decider, subject)}."
    return Mistake(first.cause, text, line, remedy.format_map(facts), tells_line=False)


def _detail_of(checks: Sequence[MistakenCheck]) -> str:
    """Return the kinds of unit, or the detail, of several checks with the same mistake."""
    common = [part for part in checks[0].which if all(part in one.which for one in checks)]
    kinds = [kind for kind in KINDS if any(kind in one.which for one in checks)]
    return listed(common) or listed(kinds, "or") or "too early"


def describe(wrong: Choice, decider: Decider | None, subject: str) -> str:
    """Return a clause on a wrong decision, with the answer of the function if it is known."""
    case, one, holders = wrong.case, wrong.decision, wrong.holders
    fact = f"though {cell_name(min(holders))} holds {one.digit}" if holders else "where it fits"
    if decider:
        return f"{subject} {decider.clause_on(case, one)}, {fact}"
    placed = "placed" if one.act is Act.PLACED else "not placed"
    return f"{one.digit} was {placed} at {case.name_of(one.cell)}, {fact}"


def _undoing_line(cases: Sequence[FailedCase]) -> int:
    """Return the line that makes all undos, or 0 if there is none or several."""
    lines = {step.line for case in cases for step in case.writes.steps if step.old and not step.new}
    return lines.pop() if len(lines) == 1 else 0
