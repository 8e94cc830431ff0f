"""The standings of the approaches as they were saved beside them."""

import pytest

from harness.compare.saved import save_standings, saved_standings
from harness.load import find_approaches
from tests.support import APPROACHES, STALE, sudoku

pytestmark = pytest.mark.slow

SAVED = saved_standings(APPROACHES)


def test_every_approach_was_saved():
    assert list(SAVED) == [path.stem for path in find_approaches(sudoku())], STALE


def test_what_is_saved_is_read_as_it_was_and_saved_again_to_the_last_byte(tmp_path):
    """Names of cases hold apostrophes and spaces."""
    save_standings(list(SAVED.values()), tmp_path)
    assert saved_standings(tmp_path) == SAVED
    saved, again = (folder / "searches.tsv" for folder in (APPROACHES, tmp_path))
    assert again.read_bytes() == saved.read_bytes()


def test_a_folder_without_saved_searches_has_no_standings(tmp_path):
    assert saved_standings(tmp_path) == {}
