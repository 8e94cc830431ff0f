"""The rule on mistaken checks: it compares the search with searches that make a known mistake.

The evidence is as strong as it can be: each digit that was placed, and each that was refused, is
explained by the mistake, on every board that was looked at; a right check explains only some.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

from ...board import PEERS
from ..decisions import Act, Decision
from ..failed_case import FailedCase
from ..mistakes import Mistake, all_mistakes, name_together
from ..mistakes.checks import KINDS, BoardCheck, Check, units
from ..mistakes.in_notes import SHARED, SHIFTED
from ..mistakes.on_board import BOX, NEVER_BLANKS, NOTHING_COMPARED
from ..source import name_of_notes, parse, repeated_object
from ..source_masks import offsets_differ

ENOUGH_DECISIONS, ENOUGH_SURPRISES = 20, 3
"""From these numbers on, it is not by chance that a mistake explains them all."""


def check_mistaken(cases: Sequence[FailedCase]) -> str | None:
    """Diagnose a known mistake in the check of whether a digit fits.

    Needs: enough decisions, some of which are wrong in a run that returned a wrong answer.
    Ruled out by: a single decision, on any board, that the mistake does not explain; mistakes of
    several families that explain them all, unless a parser finds a cause, as `[set()] * 9` is; a
    search that ended with some of the blanks filled, unless it never blanks a cell.
    """
    searches = [(case, case.search.decisions) for case in cases if case.search]
    wrong = list(islice(surprises(searches), ENOUGH_SURPRISES))
    if sum(len(made) for _, made in searches) < ENOUGH_DECISIONS or len(wrong) < ENOUGH_SURPRISES:
        return None
    found = list(all_mistakes())
    for case, decisions in searches:
        found = [one for one in found if explains(one.check(case.puzzle), decisions)]
    if any(case.evidence.undos for case in cases):
        found = [one for one in found if one.words != NEVER_BLANKS]
    if any(_ended_halfway(case) for case, _ in searches):
        found = [one for one in found if one.words == NEVER_BLANKS]
    repeated = repeated_object(parse(cases[0].source))
    if repeated:  # boxes that share an object look like boxes with the same number
        found = _only(SHARED, found) or [one for one in found if one.words != BOX]
    offsets = offsets_differ(parse(cases[0].source))
    # A search that places the lowest digit everywhere decides as if it compared nothing.
    found = (offsets and _only(SHIFTED, found)) or _only(NOTHING_COMPARED, found) or found
    facts = {
        "{seen}": wrong[0],
        "{offsets}": f"; {offsets}" if offsets else "",
        "{notes}": name_of_notes(parse(cases[0].source)),
        "{undo}": _undoing_line(cases),
        "{shared}": f"`{repeated}` repeats it; " if repeated else "",
    }
    words = name_together(found) or ""
    for name, fact in facts.items():
        words = words.replace(name, fact)
    return words or None


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


def _only(words: str, found: Sequence[Mistake]) -> list[Mistake]:
    """Return the mistakes of one family."""
    return [one for one in found if one.words == words]


def _ended_halfway(case: FailedCase) -> bool:
    """Return True if a search returned with some blanks filled, which no check makes it do."""
    filled = len(case.search.stack) if case.search else 0
    return case.writes.finished and 0 < filled < len(case.blanks)


def surprises(searches: Sequence[tuple[FailedCase, Sequence[Decision]]]) -> Iterator[str]:
    """Yield each wrong decision of the runs that returned a wrong answer."""
    for case, decisions in searches:
        if not case.returned_wrong or not case.is_plain:
            continue
        right = BoardCheck(case.puzzle)
        for one in decisions:
            where = case.name_of(one.cell)
            if one.act is Act.UNDONE:
                right.undo(one.cell, one.digit)
                continue
            fits = right.fits(one.cell, one.digit)
            if one.act is Act.REFUSED and fits:
                yield f"{one.digit} was refused at {where}, where it fits"
            elif one.act is Act.PLACED:
                if not fits:
                    unit = _clashing_unit(right, one)
                    yield f"{one.digit} was placed at {where}, though {unit} has one"
                right.place(one.cell, one.digit)


def _clashing_unit(right: BoardCheck, one: Decision) -> str:
    """Return the name of a unit that holds the digit already."""
    mine = units(one.cell)
    for kind, name in enumerate(KINDS):
        for other in right.holders[one.digit] & PEERS[one.cell]:
            if units(other)[kind] == mine[kind]:
                return f"{name} {mine[kind] - 9 * kind + 1}"
    raise ValueError(f"{one} does not clash")


def _undoing_line(cases: Sequence[FailedCase]) -> str:
    """Return `Where line 24 takes the digit back`, if it is always the same line."""
    lines = Counter(
        step.line for case in cases for step in case.writes.steps if step.old and not step.new
    )
    number = next(iter(lines)) if len(lines) == 1 else 0
    return f"Where line {number} takes the digit back" if number else "Where it is taken back"
