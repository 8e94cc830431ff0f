"""The rule on mistaken checks: it compares the search with searches that make a known mistake.

The evidence is as strong as it can be: each digit that was placed, and each that was refused, is
explained by the mistake, on every board that was looked at; a right check explains only some.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import NamedTuple

from harness.mistake import Mistake

from ...board import CELLS, PEERS, Cell, at, cell_name
from ...notes_in_source import keeps_notes, name_of_notes
from ..asked import Asked, asked_in
from ..causes import Cause
from ..decisions import Act, Decision
from ..failed_case import FailedCase
from ..mistaken_searches.checks import Check, shared_units
from ..mistaken_searches.in_notes import in_notes
from ..mistaken_searches.mistaken_search import MistakenSearch, detail_of
from ..mistaken_searches.on_board import in_looks, in_loops
from ..mistaken_searches.words import WORDS

ENOUGH_DECISIONS, ENOUGH_SURPRISES = 20, 3
"""The fewest decisions and surprises that a mistake does not explain by chance."""


class Surprise(NamedTuple):
    """A wrong decision of a run that returned a wrong answer."""

    case: FailedCase
    decision: Decision
    holders: frozenset[Cell]
    """The peers that held the digit: some if it was placed, and none if it was refused."""

    @property
    def kinds(self) -> set[str]:
        """The kinds of unit that held the digit."""
        return {kind for one in self.holders for kind in shared_units(self.decision.cell, one)}


def search_mistaken(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a known mistake in the check of whether a digit fits.

    Needs: enough decisions, some of which are wrong in a run that returned a wrong answer.
    Ruled out by: a single decision, on any board, that the mistake does not explain; several
    mistakes that explain them all; a search that ended with some of the blanks filled, unless it
    goes back and never blanks a cell, as one may that looks at its notes only.
    """
    wrong = list(islice(surprises(cases), ENOUGH_SURPRISES))
    enough = sum(len(case.decisions) for case in cases) >= ENOUGH_DECISIONS
    if not enough or len(wrong) < ENOUGH_SURPRISES:
        return None
    asked = next((one for one in asked_in(cases) if one.said(*wrong[0][:2])), None)
    found = _alike(cases)
    notes = keeps_notes(cases[0].source) and not (asked and asked.sees_board)
    found = [one for one in found if one.notes is notes] or found
    if len({one.mistake for one in found}) != 1:
        return None
    return _with_facts(found, cases, wrong[0], asked)


def _alike(cases: Sequence[FailedCase]) -> list[MistakenSearch]:
    """Return the mistaken searches that decide as these do, without those that cannot be it."""
    found = _every_mistaken_search()
    for case in cases:
        found = [one for one in found if explains(one.check(case.puzzle), case.decisions)]
    if any(map(_ended_halfway, cases)):
        blanks = any(case.undos for case in cases)
        back = any(one.act is Act.UNDONE for case in cases for one in case.decisions)
        # A search that looks at its notes only may leave digits on the board, when it goes back.
        found = [one for one in found if one.notes and back and not blanks]
    # A search that places the lowest digit everywhere decides as if it compared nothing.
    return [one for one in found if one.mistake.cause == Cause.NOTHING_COMPARED] or found


@cache
def _every_mistaken_search() -> list[MistakenSearch]:
    return [*in_loops(), *in_looks(), *in_notes()]


def _with_facts(
    found: Sequence[MistakenSearch],
    cases: Sequence[FailedCase],
    wrong: Surprise,
    asked: Asked | None,
) -> Mistake:
    """Return a mistake with the facts of these cases in its words.

    Args:
        found: the searches that make it.
        cases: the failed cases.
        wrong: the decision that shows the mistake.
        asked: the function that made it, if it is known.
    """
    named, line, check = found[0].mistake, _undoing_line(cases), asked.name if asked else ""
    formula, _ = WORDS[Cause.BOX_FORMULA]
    facts = {
        "which": detail_of(found),
        "check": check or "the check",
        "box_formula": f"{check} {formula}" if check else "the box formula is wrong",
        "seen": describe(wrong, asked, "it" if named.cause in WORDS else check),
        "notes": name_of_notes(cases[0].source),
        "undo": f"Where line {line} undoes the digit" if line else "Where you undo it",
    }
    remedy = named.remedy.format_map(facts)
    line = line if "{undo}" in named.remedy else asked.line if asked else 0
    text = named.text.format_map(facts)
    return replace(named, text=text, remedy=remedy, line=line, tells_line=False)


def describe(wrong: Surprise, asked: Asked | None, who: str) -> str:
    """Return a wrong decision in words: with the answer that led to it, if that is known."""
    case, one, holders = wrong
    truth = f"though {cell_name(min(holders))} holds {one.digit}" if holders else "where it fits"
    if asked:
        return f"{who} {asked.said(case, one)}, {truth}"
    placed = "placed" if one.act is Act.PLACED else "not placed"
    return f"{one.digit} was {placed} at {case.name_of(one.cell)}, {truth}"


def explains(check: Check, decisions: Sequence[Decision]) -> bool:
    """Return True if a search with this check decides as this one did, each time."""
    for one in decisions:
        if one.act is Act.UNDONE:
            check.undo(one.cell, one.digit)
        elif check.fits(one.cell, one.digit) != (one.act is Act.PLACED):
            return False
        elif one.act is Act.PLACED:
            check.place(one.cell, one.digit)
        else:
            check.refuse(one.cell, one.digit)
    return True


def _ended_halfway(case: FailedCase) -> bool:
    """Return True if a search returned with some blanks filled, which no check makes it do."""
    filled = len(case.search.stack) if case.search else 0
    return case.writes.finished and 0 < filled < len(case.blanks)


def surprises(cases: Sequence[FailedCase]) -> Iterator[Surprise]:
    """Yield each wrong decision of the runs that returned a wrong answer."""
    for case in cases:
        if case.returned_wrong and case.is_plain:
            yield from wrong_among(case, case.decisions)


def wrong_among(case: FailedCase, decisions: Iterable[Decision]) -> Iterator[Surprise]:
    """Yield each digit that was placed though a peer held it, or refused though none did."""
    board = {cell: at(case.puzzle, cell) for cell in CELLS}
    for one in decisions:
        if one.act is Act.UNDONE:
            board[one.cell] = "."
            continue
        holders = frozenset(peer for peer in PEERS[one.cell] if board.get(peer) == one.digit)
        if bool(holders) is (one.act is Act.PLACED):
            yield Surprise(case, one, holders)
        if one.act is Act.PLACED:
            board[one.cell] = one.digit


def _undoing_line(cases: Sequence[FailedCase]) -> int:
    """Return the line that takes digits back, if it is always the same one; else 0."""
    lines = {step.line for case in cases for step in case.writes.steps if step.old and not step.new}
    return lines.pop() if len(lines) == 1 else 0
