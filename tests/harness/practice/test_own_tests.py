"""`tests/test_my_solution.py` as an editor runs it, in a process of its own."""

import re

import pytest

from tests.support import RIGHT, WRONG

pytestmark = pytest.mark.slow  # each starts pytest anew


def test_without_an_attempt_one_test_says_how_to_start_and_passes(clone):
    done = clone.pytest("-vv")
    assert done.returncode == 0
    assert "no_attempt_yet_and_make_start_writes_one PASSED" in done.stdout


def test_a_failure_shows_the_reason_the_boards_and_the_likely_mistake_and_none_of_our_code(clone):
    clone.attempt.write_text(WRONG)
    done = clone.pytest("-x")
    assert "test_my_solution[Four blanks]" in done.stdout
    for words in ("Reason  2 cells ", "\nLikely  ", "| 9 7 2 | 5 .?3"):
        assert words in done.stdout
    assert "undo your own digit" not in done.stdout
    assert "Traceback" not in done.stdout
    assert "def test_my_solution" not in done.stdout
    assert "1 failed, 5 passed" in done.stdout


def test_the_judgement_of_all_cases_stands_in_the_history(clone):
    clone.attempt.write_text(RIGHT)
    clone.pytest("-k", "blank")
    assert not clone.history.exists()
    clone.pytest()
    assert clone.history.read_text().count('"Accepted"') == 1


def test_a_file_that_does_not_compile_fails_once_and_the_rest_is_skipped(clone):
    clone.attempt.write_text("class Solution:\n    def solveSudoku(self")
    done = clone.pytest()
    assert "Reason  SyntaxError" in done.stdout
    assert re.search(r"1 failed, \d+ skipped", done.stdout)
