"""The rules in their order, the strongest evidence first.

Evidence is strong if it has hardly another explanation: a write that was seen, a board that shows
it, and the same on every board that was looked at. A search that is right but slow shows none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from harness.records import Failure

from .answer_rules import (
    answer_printed,
    answer_returned,
    answer_to_another_board,
    digits_are_ints,
    is_coroutine,
    is_generator,
    row_is_a_string,
    row_is_a_tuple,
    rows_aliased,
    rows_and_columns_swapped,
    zeros_written,
)
from .failed_case import FailedCase, examine
from .search_rules import (
    boxes_not_checked,
    digit_never_placed,
    last_line_left_out,
    never_takes_a_digit_back,
    never_written,
    rows_or_columns_not_checked,
    used_digits_not_updated,
    wrong_cell_undone,
)
from .write_rules import (
    given_erased,
    given_overwritten,
    given_overwritten_by_the_search,
    ran_off_the_board,
    recursion_stands_still,
    same_cell_for_ever,
    success_undone,
    went_on_without_end,
)

CaseRule: TypeAlias = Callable[[FailedCase], str | None]
Rule: TypeAlias = Callable[[Sequence[FailedCase]], str | None]
"""A rule returns the likely mistake, where it shows and its remedy, or None."""


def diagnose(failures: Sequence[Failure]) -> str | None:
    """Return the likely mistake, where it shows and its remedy, or None if the evidence is weak.

    Args:
        failures: the failed case that decides the verdict, then others that failed alike; each on
            a board with exactly one solution.
    """
    examined = [examine(one, decides=one is failures[0]) for one in failures]
    cases = [case for case in examined if case is not None]
    return next(filter(None, (rule(cases) for rule in RULES)), None) if cases else None


def in_any_case(*rules: CaseRule) -> Rule:
    """Apply rules on one case to each case, the deciding one first."""

    def combined(cases: Sequence[FailedCase]) -> str | None:
        return next(filter(None, (rule(case) for case in cases for rule in rules)), None)

    return combined


def beyond_one_blank(rule: Rule) -> Rule:
    """Skip cases with a single blank, if there are others, for they show little.

    A search may fill a single blank with the right digit and take it back whatever its mistake is.
    """

    def restricted(cases: Sequence[FailedCase]) -> str | None:
        return rule([case for case in cases if len(case.blanks) > 1] or cases[:1])

    return restricted


RULES: tuple[Rule, ...] = (
    in_any_case(is_coroutine, is_generator, answer_returned, answer_printed),
    in_any_case(row_is_a_string, row_is_a_tuple, digits_are_ints, zeros_written, rows_aliased),
    beyond_one_blank(in_any_case(success_undone, ran_off_the_board, went_on_without_end)),
    in_any_case(given_erased, given_overwritten_by_the_search),
    in_any_case(rows_and_columns_swapped, answer_to_another_board),
    in_any_case(given_overwritten),
    never_written,
    last_line_left_out,
    in_any_case(recursion_stands_still, same_cell_for_ever),
    used_digits_not_updated,
    boxes_not_checked,
    rows_or_columns_not_checked,
    digit_never_placed,
    wrong_cell_undone,
    never_takes_a_digit_back,
)
