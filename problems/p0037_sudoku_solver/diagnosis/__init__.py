"""The diagnosis of LeetCode 37: it names the likely mistake if the evidence is strong.

Evidence is strong if it has hardly any other explanation: a recorded write or an answer that shows
the mistake, on every board that was examined. A right but slow search shows none.

1. `failed_case` is the record of one case: its writes, its answer, and its search.
2. `decisions` finds in the writes which digits the search placed, refused and undid.
3. `choices` adds to each decision which cells of the row, column and box held the digit.
4. `deciders` finds the learner's own functions that decide which digits are placed.
5. `evidence` finds the mistake of a check that describes all digits that were placed or refused.
6. `rules` name a mistake by this evidence, and by facts of the parsed source (`../source.py`).
`causes` lists all mistakes that can be named. `repairs` maps them to changes that may fix them, for
a proof, names the mistake that a change fixes, and adds slips that only 37 needs.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from harness.errors import guarded
from harness.mistake import Failure, Mistake

from .failed_case import FailedCase, examine
from .rules import backtracking, check, dead_ends, endless, forms, overwritten, unwritten

Rule: TypeAlias = Callable[[Sequence[FailedCase]], Mistake | None]
"""A rule returns the likely mistake, or None."""


def in_any_case(rule: Callable[[FailedCase], Mistake | None]) -> Rule:
    """Return a rule that applies a rule on one case to each case, the deciding case first."""
    return lambda cases: next(filter(None, map(rule, cases)), None)


RULES: tuple[Rule, ...] = (
    in_any_case(forms.answer_in_another_form),
    overwritten.cell_takes_two,
    # Writes after the right answer, perhaps to a given, are a consequence of this mistake.
    overwritten.success_undone,
    # A lost given makes later placements clash.
    in_any_case(overwritten.given_changed),
    # A wrong answer of the learner's own check is stronger evidence than the writes after it.
    unwritten.every_digit_refused,
    unwritten.never_written,
    endless.loop_without_end,
    endless.checked_too_late,
    in_any_case(endless.same_cells_forever),
    in_any_case(endless.every_order),
    # A deduction refuses digits for reasons of its own, which a mistaken check might fit.
    dead_ends.guess_missing,
    # A known mistake explains each decision; the rules below it explain only some of them.
    check.check_mistaken,
    check.sum_taken_for_a_check,
    # A search that blanks another cell, or none, passes cells by as well.
    dead_ends.wrong_cell_undone,
    dead_ends.never_takes_a_digit_back,
    backtracking.cell_passed_by,
    in_any_case(backtracking.digit_left_standing),
    backtracking.turned_back,
    backtracking.ended_early,
    dead_ends.no_way_back,
    overwritten.always_undone,
)
"""The rules in their order, the strongest evidence first."""


def diagnose(failures: Sequence[Failure]) -> Mistake | None:
    """Return the likely mistake, or None if the evidence is weak.

    Args:
        failures: the failed case that decides the verdict, then others that failed alike; each on
            a board with exactly one solution.
    """
    cases = examine(failures)
    for rule in RULES if cases else ():
        with guarded("a rule of Sudoku"):
            if mistake := rule(cases):
                return mistake
    return None
