"""The rules in their order, the strongest evidence first.

Evidence is strong if it has hardly another explanation: a write that was seen, a board that shows
it, and the same on every board that was looked at. A search that is right but slow shows none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from harness.records import Failure

from .answer_rules import (
    answer_mirrored,
    answer_printed,
    answer_returned,
    answer_to_another_board,
    call_dropped,
    digits_are_ints,
    digits_renamed,
    nothing_runs,
    numbers_written,
    row_is_a_string,
    row_is_a_tuple,
    rows_aliased,
    rows_misplaced,
    rows_and_columns_swapped,
    zeros_written,
)
from .check_rules import check_mistaken
from .error_rules import (
    asked_for_input,
    float_as_index,
    is_python_2,
    method_without_a_class,
    recursion_without_end,
    stopped_to_debug,
    string_changed,
)
from .failed_case import FailedCase, examine
from .search_rules import (
    boxes_not_checked,
    digit_never_placed,
    guess_missing,
    last_line_left_out,
    loop_without_end,
    never_takes_a_digit_back,
    never_written,
    notes_out_of_date,
    rows_or_columns_not_checked,
    wrong_cell_undone,
)
from .way_rules import cell_passed_by, digit_left_standing, turned_back
from .write_rules import (
    given_erased,
    given_hit_for_ever,
    given_overwritten,
    given_overwritten_by_the_search,
    ran_off_the_board,
    recursion_stands_still,
    rows_reordered,
    same_cell_for_ever,
    success_undone,
    went_on_without_end,
)

ErrorRule: TypeAlias = Callable[[Failure], str | None]
CaseRule: TypeAlias = Callable[[FailedCase], str | None]
Rule: TypeAlias = Callable[[Sequence[FailedCase]], str | None]
"""A rule returns the likely mistake, where it shows and its remedy, or None."""


def diagnose(failures: Sequence[Failure]) -> str | None:
    """Return the likely mistake, where it shows and its remedy, or None if the evidence is weak.

    Args:
        failures: the failed case that decides the verdict, then others that failed alike; each on
            a board with exactly one solution.
    """
    for rule in ERROR_RULES:
        if likely := rule(failures[0]):
            return likely
    cases = examine(failures)
    for about_all in RULES if cases else ():
        if likely := about_all(cases):
            return likely
    return recursion_without_end(failures[0])


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


ERROR_RULES: tuple[ErrorRule, ...] = (
    float_as_index,
    string_changed,
    stopped_to_debug,
    asked_for_input,
    is_python_2,
    method_without_a_class,
)
"""Rules that need no record of the writes."""

RULES: tuple[Rule, ...] = (
    in_any_case(nothing_runs, call_dropped, answer_returned, answer_printed),
    in_any_case(row_is_a_string, row_is_a_tuple, rows_aliased),
    in_any_case(digits_are_ints, zeros_written, numbers_written),
    in_any_case(rows_and_columns_swapped, answer_mirrored, rows_misplaced),
    beyond_one_blank(in_any_case(success_undone, ran_off_the_board, went_on_without_end)),
    in_any_case(rows_reordered, given_erased, given_overwritten_by_the_search),
    in_any_case(digits_renamed, answer_to_another_board),
    in_any_case(given_overwritten),
    never_written,
    last_line_left_out,
    loop_without_end,
    in_any_case(given_hit_for_ever, recursion_stands_still, same_cell_for_ever),
    guess_missing,
    check_mistaken,
    notes_out_of_date,
    boxes_not_checked,
    rows_or_columns_not_checked,
    digit_never_placed,
    wrong_cell_undone,
    never_takes_a_digit_back,
    cell_passed_by,
    digit_left_standing,
    turned_back,
)
