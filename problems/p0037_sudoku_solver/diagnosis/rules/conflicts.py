"""Rules on digits that were placed although their row, column or box held them already."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Sequence

from harness.mistake import Mistake

from ...board import Cell, cell_name, clashes
from ...source import calls_in, parse
from ..causes import Cause
from ..choices import KINDS, choices
from ..decisions import SOME, Decision, accepted
from ..failed_case import FailedCase, as_strings

SUM = 45
"""The sum of the digits from 1 to 9."""


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
