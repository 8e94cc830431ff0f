"""The rules in their order, the strongest evidence first.

Evidence is strong if it has hardly any other explanation: a recorded write or an answer that shows
the mistake, on every board that was examined. A right but slow search shows none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

from harness.errors import guarded
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


def ask(rule: Callable[[Subject], Mistake | None], subject: Subject) -> Mistake | None:
    """Return the mistake that a rule names, or None, also if the rule raises an exception."""
    with guarded(f"the rule {getattr(rule, '__qualname__', rule)}"):
        return rule(subject)
    return None


def in_any_case(*rules: CaseRule) -> Rule:
    """Return a rule that applies rules on one case to each case, the deciding case first."""

    def combined(cases: Sequence[FailedCase]) -> Mistake | None:
        return next(filter(None, (ask(rule, case) for case in cases for rule in rules)), None)

    return combined


def beyond_one_blank(rule: Rule) -> Rule:
    """Return a rule that skips cases with a single blank, if there are others.

    A search may fill a single blank with the right digit and undo it, whatever its mistake is.
    """

    def restricted(cases: Sequence[FailedCase]) -> Mistake | None:
        named = rule([case for case in cases if len(case.blanks) > 1] or cases[:1])
        shown = rule(cases[:1]) if named else None  # the case that the learner sees
        same = named and shown and (named.cause, named.line) == (shown.cause, shown.line)
        return shown if same else named

    return restricted


RULES: tuple[Rule, ...] = (
    in_any_case(forms.answer_in_another_form),
    # Writes after the right answer, perhaps to a given, are a consequence of this mistake.
    beyond_one_blank(in_any_case(solved.success_undone)),
    # An answer that was found on another board loses givens as well.
    in_any_case(forms.other_grid),
    # A lost given makes later placements clash.
    in_any_case(givens.given_changed),
    # A wrong answer of the learner's own check is stronger evidence than the writes after it.
    unwritten.every_digit_refused,
    unwritten.never_written,
    endless.loop_without_end,
    conflicts.checked_too_late,
    in_any_case(endless.same_cells_forever),
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
