"""Finds the change with which all cases pass: one edit, or two that pass only together."""

from __future__ import annotations

from harness.mistake import Change, Mistake
from harness.value import Json
from harness.why.failing import Failing
from harness.why.harmless import is_harmless
from harness.why.one_change import one_change
from harness.why.policy import closed
from harness.why.program import Program
from harness.why.side_by_side import SideBySide
from harness.why.trials import Trials
from harness.why.two_changes import two_changes


def find_change(
    side: SideBySide[Trials],
    failing: Failing,
    smallest: list[Json] | None,
    likely: Mistake | None,
    *,
    leaks: bool = False,
) -> Change | None:
    """Return the change with which all cases pass, or None if there is none.

    Where one is not enough, it is the first of two, with the second.

    If the budget ends while it is judged, it has passed some of the cases only.

    Args:
        side: its helpers try changes.
        failing: the case that failed.
        smallest: the smallest input on which the solution fails, if one is known.
        likely: the mistake that is suspected, whose changes are tried first.
        leaks: True if the case fails only after those before it.
    """
    program = Program(failing.solution.source)
    if not is_harmless(program):
        closed("the program reaches beyond its own memory, so it is not changed")
        return None
    if side.budget.spent:
        closed("no budget is left for a change")
        return None
    found = one_change(side, failing, smallest, likely, leaks=leaks)
    return found.change if leaks or not found.tried else two_changes(found.tried, failing)
