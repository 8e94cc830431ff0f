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
from .failing_line import FailingLine, failing_line
from .rules import (
    answers,
    asked_check,
    backtracking,
    conflicts,
    dead_ends,
    endless,
    error_names,
    error_source,
    error_types,
    error_values,
    errors,
    fillers,
    forms,
    givens,
    lost_calls,
    missing,
    mistaken_search,
    recursion,
    relation,
    solved,
    unwritten,
    values,
)

Subject = TypeVar("Subject")
ErrorRule: TypeAlias = Callable[[Failure], Mistake | None]
LineRule: TypeAlias = Callable[[FailingLine], Mistake | None]
CaseRule: TypeAlias = Callable[[FailedCase], Mistake | None]
Rule: TypeAlias = Callable[[Sequence[FailedCase]], Mistake | None]
"""A rule returns the likely mistake, or None."""


def diagnose(failures: Sequence[Failure]) -> Mistake | None:
    """Return the likely mistake, or None if the evidence is weak.

    Args:
        failures: the failed case that decides the verdict, then others that failed alike; each on
            a board with exactly one solution.
    """
    for rule in ERROR_RULES:
        if mistake := ask(rule, failures[0]):
            return mistake
    cases = examine(failures)
    for about_all in RULES if cases else ():
        if mistake := ask(about_all, cases):
            return mistake
    if mistake := recursion.recursion_without_end(failures[0]):  # the writes may have shown more
        return mistake
    return _of_failing_line(failures[0], is_full=cases[0].is_full if failures[0].trace else None)


def diagnose_error(failures: Sequence[Failure]) -> Mistake | None:
    """Return the mistake that Python's own error shows, whatever the input is, or None."""
    found = (ask(rule, failures[0]) for rule in (*ERROR_RULES, recursion.recursion_without_end))
    return next(filter(None, found), None) or _of_failing_line(failures[0], is_full=None)


def _of_failing_line(failure: Failure, *, is_full: bool | None) -> Mistake | None:
    line = failing_line(failure, is_full=is_full)
    return next(filter(None, (ask(rule, line) for rule in LINE_RULES)), None)


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
        return rule([case for case in cases if len(case.blanks) > 1] or cases[:1])

    return restricted


ERROR_RULES: tuple[ErrorRule, ...] = (
    error_source.left_by_exit,
    error_source.class_inside_another,
    error_source.class_declared_twice,
    error_source.method_not_in_class,
    error_source.not_code,
    error_source.numbers_pasted,
)
"""Rules that need no record of the writes. No two of them hold for the same exception."""

LINE_RULES: tuple[LineRule, ...] = (
    errors.float_as_index,
    errors.stopped_to_debug,
    errors.asked_for_input,
    errors.is_python_2,
    errors.set_changed_in_its_loop,
    errors.method_without_a_class,
    error_names.self_forgotten,
    error_names.name_unknown,
    error_names.name_unset,
    error_names.attribute_missing,
    error_values.empty_list,
    error_values.index_out_of_range,
    error_values.item_not_there,
    error_values.key_not_found,
    error_values.divided_by_zero,
    error_values.not_a_number,
    error_values.wrong_count_unpacked,
    error_values.nothing_to_choose_from,
    error_types.arguments_do_not_match,
    error_types.method_takes_others,
    error_types.not_an_index,
    error_types.types_do_not_match,
    error_types.unhashable,
    error_types.cannot_do_that,
)
"""Rules on the line of an exception, where nothing else explains it."""

RULES: tuple[Rule, ...] = (
    # The right answer in the wrong place explains all that is wrong with the board.
    in_any_case(
        lost_calls.nothing_runs,
        lost_calls.call_dropped,
        answers.answer_returned,
        answers.answer_printed,
    ),
    # Rows and values that are not what they should be make every later comparison fail.
    in_any_case(values.row_is_not_a_list, values.rows_aliased, forms.digits_shifted),
    values.digits_beyond_nine,
    in_any_case(forms.digits_are_ints, fillers.filler_written, values.numbers_written),
    # The right digits in other places change givens, too, so they come before those.
    in_any_case(forms.answer_moved),
    # What is written after the right answer, a given perhaps, follows from going on.
    beyond_one_blank(in_any_case(solved.success_undone, solved.went_on)),
    # A lost given makes later placements clash. An answer found elsewhere loses givens as well,
    # so that it is looked for before givens that were overwritten without a search.
    in_any_case(givens.given_changed_by_the_search),
    in_any_case(forms.other_grid),
    in_any_case(givens.given_overwritten),
    # What the learner's own check has answered is more than what follows from its writes.
    asked_check.check_is_wrong,
    relation.relation_is_wrong,
    unwritten.board_bound_anew,
    unwritten.never_written,
    missing.last_line_left_out,
    missing.last_blank_left_out,
    endless.loop_without_end,
    conflicts.checked_too_late,
    in_any_case(
        endless.given_hit_forever,
        endless.same_cells_forever,
    ),
    # A deduction refuses digits for reasons of its own, which a mistaken check might fit.
    missing.guess_missing,
    missing.guess_waited_for,
    # A known mistake explains each decision; the rules below it explain only some of them.
    mistaken_search.search_mistaken,
    conflicts.repeats_let_through,
    # A search that blanks another cell, or none, passes cells by as well.
    backtracking.wrong_cell_undone,
    dead_ends.never_takes_a_digit_back,
    backtracking.cell_passed_by,
    backtracking.digit_left_standing,
    backtracking.turned_back,
    unwritten.only_blanked,
)
