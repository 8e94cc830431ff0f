"""Rules on digits that were placed although their row, column or box held them already."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Sequence

from harness.mistake import Mistake

from ...board import Cell, cell_name, clashes
from ...notes_in_source import keeps_notes
from ...parsed import calls_in, parse
from ..causes import Cause
from ..choices import KINDS, Choice, choices
from ..deciders import Decider, deciders_in
from ..decisions import FEW, SOME, Decision, accepted
from ..failed_case import FailedCase, as_strings
from ..mistaken_checks import WORDS
from .mistaken_check import ENOUGH_WRONG, describe, wrong_among

SUM = 45
"""The sum of the digits from 1 to 9."""
BOX = (
    "Look at each line that makes or finds a box: there are nine, each starts at "
    "`r // 3 * 3, c // 3 * 3`, and its number is `r // 3 * 3 + c // 3`."
)
LINE = (
    "Does it compare a digit with all nine cells? If you keep sets or masks, do they hold the "
    "givens, and is each change undone?"
)


def repeats_let_through(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a check that lets repeats through, if no known mistake explains them.

    Needs: a function that decides, and that let several wrong digits through; or, if no function
    does, enough digits that are repeated in one kind of unit, and none in another. A digit counts
    if the search went on after it.
    Ruled out by: an exception, or a time limit that was exceeded: the program may check later.
    """
    seen = (one for case in cases for one in case.choices)
    wrong = [one for one in wrong_among(seen) if one.placed]
    decider = next(deciders_in(cases), None) if wrong else None
    let_through = [one for one in wrong if decider and decider.clause_on(one.case, one.decision)]
    if decider and len(let_through) >= ENOUGH_WRONG:
        return _lax_decider(decider, let_through)
    runs = [case for case in cases if case.returned_wrong and case.search]
    repeats = [one for case in runs for one in choices(case, accepted(case.writes)) if one.is_wrong]
    kinds = Counter(kind for one in repeats for kind in one.kinds)
    if len(kinds) != 1 or kinds.total() < FEW:
        return None
    [kind] = kinds
    text = f"the check of each {kind} lets repeats through: {describe(repeats[0], None, '')}."
    return Mistake(Cause.REPEATS_LET_THROUGH, text, remedy=BOX if kind == "box" else LINE)


def _lax_decider(decider: Decider, wrong: Sequence[Choice]) -> Mistake:
    """Return the mistake of a function that let wrong digits through."""
    cause, kinds = Cause.REPEATS_LET_THROUGH, [one.kinds for one in wrong]
    what = f"{decider.name} lets repeats through"
    remedy = "Does it look at the whole row, column and box, and at the board as it is now?"
    if all(one.holders <= one.case.blanks for one in wrong):
        cause, what = Cause.PLACED_NOT_NOTED, f"{decider.name} does not see digits that the "
        what += "search has placed"
        remedy = "Does it look at an old copy, a cache or notes?"
    elif len(kinds[0]) == 1 and all(one == kinds[0] for one in kinds):
        what, remedy = WORDS[cause]
        what = what.format(check=decider.name, which=min(kinds[0]))
        remedy = LINE if keeps_notes(wrong[0].case.source) else remedy
    text = f"{what}: {describe(wrong[0], decider, 'it')}."
    return Mistake(cause, text, decider.line, remedy, tells_line=False)


def sum_taken_for_a_check(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a check that only adds up the digits of a unit.

    Needs: a comparison with 45 in a program that calls `sum`, and an answer with a repeated digit.
    """
    program, case = parse(cases[0].source), cases[0]
    lines = [
        node.lineno
        for node in program.nodes
        if isinstance(node, ast.Compare)
        if SUM in (getattr(one, "value", None) for one in ast.walk(node))
    ]
    repeats = case.returned_wrong and case.is_plain and clashes(as_strings(case.answer))
    if not lines or not repeats or "sum" not in calls_in(program.tree):
        return None
    text = f"line {max(lines)} compares a sum with 45, but other digits add up to that, too."
    remedy = (
        "Without its blanks, a unit has as many digits as different ones: compare `len(digits)` "
    )
    remedy += "with `len(set(digits))`."
    return Mistake(Cause.REPEATS_LET_THROUGH, text, max(lines), remedy)


def checked_too_late(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose brute force: all blanks are filled before any digit is compared with another.

    Needs: a time limit that was exceeded; a board that was full at some time; and many digits after
    which the search went on though their row, column or box held them, in two kinds of unit as
    givens. A search that only forgets its own digits repeats no given.
    """
    case = cases[0]
    if not case.timed_out:
        return None
    clashes = [
        (kind, holder.cell, one.decision)
        for one in choices(case, accepted(case.writes))
        for kind in KINDS
        for holder in one.holders_in(kind)
    ]
    with_given = [clash for clash in clashes if clash[1] not in case.blanks]
    filled: set[Cell] = set()
    full = False
    for step in case.writes.steps:
        (filled.add if step.new else filled.discard)(step.cell)
        full = full or len(filled) == len(case.blanks)
    if not full or len(_frequent(clashes)) < len(KINDS) or len(_frequent(with_given)) < 2:
        return None
    _, holder, first = with_given[0]
    return Mistake(
        Cause.CHECKED_TOO_LATE,
        f"the search fills all {len(case.blanks)} blanks before it checks the board: {first.digit} "
        f"went to {cell_name(first.cell)}, though {cell_name(holder)} holds one, and the search "
        "went on.",
        remedy="Check each digit before you place it, so that a wrong start is given up at once.",
    )


def _frequent(clashes: Sequence[tuple[str, Cell, Decision]]) -> set[str]:
    """Return the kinds of unit in which many digits were repeated."""
    kinds = Counter(kind for kind, _, _ in clashes)
    return {kind for kind, number in kinds.items() if number >= SOME}
