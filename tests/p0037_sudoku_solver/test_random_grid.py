"""Random full grids are valid, and hardly two of them look alike."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from p0037_sudoku_solver.random_grid import random_grid, shuffled
from p0037_sudoku_solver.symmetry import fingerprint
from tests.p0037_sudoku_solver.plain_counter import count

pytestmark = pytest.mark.slow  # a promise to those who work on the kata, not to learners


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_random_grid_is_full_and_valid(seed):
    grid = random_grid(Random(seed))
    assert all("." not in row for row in grid)
    assert count(grid, 2) == 1


def test_random_grids_have_fingerprints_of_their_own():
    """`generate` drops a grid that has the fingerprint of an earlier one, so few may share one."""
    rng = Random(6)
    assert len({str(fingerprint(random_grid(rng))) for _ in range(100)}) == 100


def test_shuffling_keeps_the_items_and_the_sequence_that_it_was_given():
    items = tuple(range(20))
    order = shuffled(items, Random(1))
    assert order != list(items)
    assert sorted(order) == list(items)
