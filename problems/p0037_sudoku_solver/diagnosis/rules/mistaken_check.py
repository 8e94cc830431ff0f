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
from ..asked import Asked, asked_in
from ..causes import Cause
from ..decisions import Act
from ..failed_case import FailedCase
from ..looks import KINDS, UNDONE, Look, place_in
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
    seen = [one for case in cases for one in case.looks]
    wrong = wrong_among(seen)
    if sum(len(case.decisions) for case in cases) < ENOUGH_DECISIONS or len(wrong) < ENOUGH_WRONG:
        return None
    asked = next(
        (one for one in asked_in(cases) if one.said(wrong[0].case, wrong[0].decision)), None
    )
    notes = keeps_notes(cases[0].source) and not (asked and asked.sees_board)
    found = [one for one in mistaken_checks(seen) if _explains(one, seen)]
    back = sum(one.act is Act.UNDONE for case in cases for one in case.decisions)
    if not found and back >= ENOUGH_WRONG:  # else the answer may have been found elsewhere
        found = list(_described(seen, notes=notes))
    if any(map(_ended_halfway, cases)):
        found = [one for one in found if one.notes and _goes_back_on_its_notes(cases)]
    # A search that places the lowest digit everywhere decides as if it compared nothing.
    found = [one for one in found if one.cause is Cause.NOTHING_COMPARED] or found
    found = [one for one in found if one.notes is notes] or found
    if len({one.cause for one in found}) != 1:
        return None
    return _with_facts(found, cases, wrong[0], asked)


def wrong_among(seen: Iterable[Look]) -> list[Look]:
    """Return the wrong decisions of the runs that returned a wrong answer."""
    return [one for one in seen if one.is_wrong and one.case.returned_wrong and one.case.is_plain]


def _explains(mistake: MistakenCheck, seen: Sequence[Look]) -> bool:
    """Return True if a check with this mistake refuses exactly the digits that were refused."""
    return all(mistake.refuses(one) is not one.placed for one in seen)


def _described(seen: Sequence[Look], *, notes: bool) -> Iterator[MistakenCheck]:
    """Yield mistakes for which the refused digits are not known exactly.

    The kind of unit that let repeats through is compared in part, or at wrong indexes if digits
    that fit were refused. So are boxes if such a digit always stood in a box that let none through.
    """
    kinds = {kind for one in seen if one.placed for kind in one.kinds}
    false = [one for one in seen if not one.placed and not one.holders]
    if kinds == {"box"} and not false and _leaves_out_cells(seen):
        yield MistakenCheck(Cause.BOX_PARTLY_COMPARED, bool)
    if not false or len(kinds) > 1:
        return
    [kind] = kinds or {"box"}
    if _stand_in_the_way(seen, false, boxes=not kinds):
        cause = Cause.NOTES_OF_ANOTHER_UNIT if notes else Cause.ANOTHER_UNIT_COMPARED
        yield MistakenCheck(Cause.BOX_FORMULA if kind == "box" else cause, bool, (kind,), notes)
    elif kinds and notes and all(one.notes[KINDS.index(kind)] & UNDONE for one in false):
        yield MistakenCheck(Cause.NOTES_OF_ANOTHER_UNIT, bool, (kind,), notes)


def _stand_in_the_way(seen: Sequence[Look], false: Sequence[Look], *, boxes: bool) -> bool:
    """Return True if each wrongly refused digit was held by a cell, or box, that always refuses.

    Args:
        seen: all digits that were tried.
        false: the digits that were refused though they fit.
        boxes: True to compare pairs of boxes, not pairs of cells.
    """

    def pairs(one: Look) -> set[tuple[Any, Any]]:
        cells = one.decision.cell, *one.elsewhere
        own, *others = (place_in("box", cell)[0] if boxes else cell for cell in cells)
        return {(own, other) for other in others if other != own}

    through = {pair for one in seen if one.placed for pair in pairs(one)}
    return all(pairs(one) - through for one in false)


def _leaves_out_cells(seen: Sequence[Look]) -> bool:
    """Return True if each digit refused for its box was at an index that let no repeat through."""
    refused = [[*one.held_in("box")] for one in seen if not one.placed and one.kinds == {"box"}]
    through = {held.position for one in seen if one.placed for held in one.held_in("box")}
    return not any(through.issuperset(held.position for held in some) for some in refused)


def _ended_halfway(case: FailedCase) -> bool:
    """Return True if a search returned with only some blanks filled, which no check explains."""
    filled = len(case.search.stack) if case.search else 0
    return case.writes.finished and 0 < filled < len(case.blanks)


def _goes_back_on_its_notes(cases: Sequence[FailedCase]) -> bool:
    """Return True if a search goes back and leaves its digits on the board."""
    back = any(one.act is Act.UNDONE for case in cases for one in case.decisions)
    return back and not any(case.undos for case in cases)


def _with_facts(
    found: Sequence[MistakenCheck], cases: Sequence[FailedCase], wrong: Look, asked: Asked | None
) -> Mistake:
    """Return a mistake whose placeholders are replaced by the facts of these cases.

    Args:
        found: the checks with this mistake.
        cases: the failed cases.
        wrong: the decision that shows the mistake.
        asked: the function that made the decision, if it is known.
    """
    named, line = found[0], _undoing_line(cases)
    what, remedy = WORDS[named.cause]
    check = asked.name if asked else "the check"
    subject = "it" if "{check}" in what else check
    if named.cause is Cause.BOX_FORMULA and not asked:
        what = "the box formula is wrong"
    if named.cause is Cause.NOTES_OF_ANOTHER_UNIT and len(named.which) > 1:
        what = "{which} of the same number share one {notes}"
    facts = {
        "check": check,
        "which": _detail_of(found),
        "notes": name_of_notes(cases[0].source),
        "undo": f"Where line {line} undoes the digit" if line else "Where you undo it",
    }
    line = line if "{undo}" in remedy else asked.line if asked else 0
    text = f"{what.format_map(facts)}: {describe(wrong, asked, subject)}."
    return Mistake(named.cause, text, line, remedy.format_map(facts), tells_line=False)


def _detail_of(found: Sequence[MistakenCheck]) -> str:
    """Return the kinds of unit, or the detail, of several checks with the same mistake."""
    common = [part for part in found[0].which if all(part in one.which for one in found)]
    every = [kind for kind in KINDS if any(kind in one.which for one in found)]
    return listed(common) or listed(every, "or") or "too early"


def describe(wrong: Look, asked: Asked | None, who: str) -> str:
    """Return a clause on a wrong decision, with the answer of the function if it is known."""
    case, one, holders = wrong.case, wrong.decision, wrong.holders
    truth = f"though {cell_name(min(holders))} holds {one.digit}" if holders else "where it fits"
    if asked:
        return f"{who} {asked.said(case, one)}, {truth}"
    placed = "placed" if one.act is Act.PLACED else "not placed"
    return f"{one.digit} was {placed} at {case.name_of(one.cell)}, {truth}"


def _undoing_line(cases: Sequence[FailedCase]) -> int:
    """Return the line that makes all undos, or 0 if there is none or several."""
    lines = {step.line for case in cases for step in case.writes.steps if step.old and not step.new}
    return lines.pop() if len(lines) == 1 else 0
