"""Tests of variants of a board."""

from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from harness.cases import load_cases, vary
from harness.which_case import cases_named
from p0037_sudoku_solver.board import format_line
from p0037_sudoku_solver.oracle import count_solutions
from p0037_sudoku_solver.row_by_row import placements
from p0037_sudoku_solver.symmetry import MOST_PLACEMENTS, any_variant, shuffled, variant
from tests.support import sudoku

CASES = load_cases(sudoku())


def board_of(case):
    return sudoku().arguments(case)[0]


@given(st.sampled_from(CASES), st.integers(0, 10**9))
@settings(max_examples=40, deadline=None)
def test_variant_has_one_solution_and_as_many_givens(case, seed):
    board = board_of(case)
    other = any_variant(board, Random(seed))
    assert count_solutions(other, 2) == 1
    assert sum(row.count(".") for row in other) == sum(row.count(".") for row in board)


def test_shuffling_returns_every_order():
    """The sequence that it is given stays as it is: a text cannot be changed."""
    orders = {tuple(shuffled("abc", Random(seed))) for seed in range(60)}
    assert orders == {*permutations("abc")}


@given(st.sampled_from(CASES), st.integers(0, 10**9))
@settings(max_examples=8, deadline=None)
def test_judged_variant_is_cheap_for_a_row_by_row_search(case, seed):
    other = variant(board_of(case), Random(seed))
    assert placements(other, MOST_PLACEMENTS + 1) <= MOST_PLACEMENTS


@pytest.mark.slow
def test_costly_variants_are_skipped_when_no_cheap_one_is_found():
    """No variant of the board is cheap with these seeds, and the first one costs far too much."""
    name = "Norvig's top 95, half turn"
    [hard] = cases_named(sudoku(), name, ("stress",))
    for seed in (5, 10, 11):
        other = variant(board_of(hard), Random(seed))
        assert placements(other, MOST_PLACEMENTS + 1) <= MOST_PLACEMENTS, seed


def test_same_seed_draws_the_same_variants():
    """A failure on a variant can be reproduced."""
    first, again = vary(sudoku(), CASES, 6, 11), vary(sudoku(), CASES, 6, 11)
    assert first == again
    assert first != vary(sudoku(), CASES, 6, 12)


def test_variant_names_its_case_and_is_not_in_the_bank():
    """A table of the bank's answers passes the bank, and nothing else."""
    bank = {case.name: format_line(board_of(case)) for case in CASES}
    for number, case in enumerate(vary(sudoku(), CASES, 6, 11), 1):
        assert case.name == f"{case.parent} (variant {number})"
        assert case.parent in bank
        assert case.tier in ("sample", "interview")
        assert format_line(board_of(case)) not in bank.values()
