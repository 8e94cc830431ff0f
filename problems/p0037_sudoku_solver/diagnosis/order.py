"""The rules in their order, the strongest evidence first.

Evidence is strong if it has hardly another explanation: a write that was seen, a board that shows
it, and the same on every board that was looked at. A search that is right but slow shows none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

from harness.guarded import guarded
from harness.mistake import Failure, Mistake

from .failed_case import FailedCase, examine
from .rules import (
    backtracking,
    conflicts,
    dead_ends,
    endless,
    forms,
    givens,
    guesses,
    mistaken_check,
    solved,
    unwritten,
)

Subject = TypeVar("Subject")
CaseRule: TypeAlias = Callable[[FailedCase], Mistake | None]
Rule: TypeAlias = Callable[[Sequence[FailedCase]], Mistake | None]
"""A rule returns the likely mistake, or None."""


def diagnose(failures: Sequence[Failure]) -> Mistake | None:
    """Return the likely mistake, or None if the evidence is weak.

    Args:
        failures: the failed case that decides the verdict, then others that failed alike; each on
            a board with exactly one solution.
    """
    cases = examine(failures)
    for about_all in RULES if cases else ():
        if mistake := ask(about_all, cases):
            return mistake
    return None


def ask(rule: Callable[[Subject], Mistake | None], about: Subject) -> Mistake | None:
    """Return the mistake that a rule names, or None. A rule that fails names none."""
    with guarded(f"the rule {getattr(rule, '__qualname__', rule)}"):
        return rule(about)
    return None


def in_any_case(*rules: CaseRule) -> Rule:
    """Apply rules on one case to each case, the deciding one first."""

    def combined(cases: Sequence[FailedCase]) -> Mistake | None:
        return next(filter(None, (ask(rule, case) for case in cases for rule in rules)), None)

    return combined


def beyond_one_blank(rule: Rule) -> Rule:
    """Skip cases with a single blank, if there are others, for they show little.

    A search may fill a single blank with the right digit and take it back whatever its mistake is.
    """

    def restricted(cases: Sequence[FailedCase]) -> Mistake | None:
        found = rule([case for case in cases if len(case.blanks) > 1] or cases[:1])
        decides = rule(cases[:1]) if found else None  # the case that the learner sees
        same = found and decides and (found.cause, found.line) == (decides.cause, decides.line)
        return decides if same else found

    return restricted


RULES: tuple[Rule, ...] = (
    in_any_case(forms.answer_in_another_form),
    # What is written after the right answer, a given perhaps, follows from going on.
    beyond_one_blank(in_any_case(solved.success_undone)),
    # An answer that is found elsewhere loses givens as well.
    in_any_case(forms.other_grid),
    # A lost given makes later placements clash.
    in_any_case(givens.given_changed),
    # What the learner's own check has answered is more than what follows from its writes.
    unwritten.every_digit_refused,
    unwritten.never_written,
    endless.loop_without_end,
    conflicts.checked_too_late,
    in_any_case(
        endless.same_cells_forever,
    ),
    # A deduction refuses digits for reasons of its own, which a mistaken check might fit.
    guesses.guess_missing,
    # A known mistake explains each decision; the rules below it explain only some of them.
    mistaken_check.check_mistaken,
    conflicts.repeats_let_through,
    conflicts.sum_taken_for_a_check,
    # A search that blanks another cell, or none, passes cells by as well.
    dead_ends.wrong_cell_undone,
    dead_ends.never_takes_a_digit_back,
    backtracking.cell_passed_by,
    in_any_case(backtracking.digit_left_standing),
    backtracking.turned_back,
    backtracking.ended_early,
    solved.always_undone,
    unwritten.only_blanked,
)
