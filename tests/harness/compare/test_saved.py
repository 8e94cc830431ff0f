"""The standings of the approaches as they were saved beside them."""

import pytest

from harness.compare.measure import measure_spread
from harness.compare.saved import save_standings, saved_standings
from harness.compare.standing import Standing
from harness.load import find_approaches, load_solution
from harness.run import Limits
from tests.support import APPROACHES, STALE, sample_cases, sudoku

pytestmark = pytest.mark.slow

SAVED = saved_standings(APPROACHES)


def test_every_approach_was_saved_with_its_spread_on_every_sample_board():
    names = [case.name for case in sample_cases()]
    assert list(SAVED) == [path.stem for path in find_approaches(sudoku())], STALE
    assert all(list(one.spread) == names for one in SAVED.values()), STALE


def test_what_is_saved_is_read_as_it_was_and_saved_again_to_the_last_byte(tmp_path):
    """Names of cases hold apostrophes and spaces."""
    save_standings(list(SAVED.values()), tmp_path)
    assert saved_standings(tmp_path) == SAVED
    for name in ("searches.tsv", "spread.tsv"):
        assert (tmp_path / name).read_bytes() == (APPROACHES / name).read_bytes()


def test_a_folder_without_saved_searches_has_no_standings(tmp_path):
    assert saved_standings(tmp_path) == {}


@pytest.mark.parametrize("name", ["bitmask", "crook"])
def test_the_spread_that_was_saved_is_the_one_that_is_measured(name):
    """The same numbers on every machine and every Python."""
    fresh = Standing(name, load_solution(APPROACHES / f"{name}.py"))
    found = measure_spread(sudoku(), fresh, sample_cases(), Limits())
    assert found.spread == SAVED[name].spread
