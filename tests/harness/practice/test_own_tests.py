"""`tests/test_my_solution.py` as an editor runs it, in a process of its own."""

import re

import pytest

from tests.support import RIGHT, WRONG

pytestmark = pytest.mark.slow  # each starts pytest anew


def test_single_test_passes_and_names_start_when_there_is_no_attempt(clone):
    done = clone.pytest("-vv")
    assert done.returncode == 0
    assert "no_attempt_yet_and_make_start_writes_one PASSED" in done.stdout


def test_failure_shows_reason_boards_and_mistake_without_harness_code(clone):
    clone.attempt.write_text(WRONG)
    done = clone.pytest("-x")
    assert "test_my_solution[Four blanks]" in done.stdout
    for words in ("Reason  2 cells ", "\nLikely  ", "| 9 7 2 | 5 .?3"):
        assert words in done.stdout
    assert "undo your own digit" not in done.stdout
    assert "Traceback" not in done.stdout
    assert "def test_my_solution" not in done.stdout
    assert "1 failed, 5 passed" in done.stdout


def test_only_a_judgement_of_all_cases_is_recorded(clone):
    clone.attempt.write_text(RIGHT)
    clone.pytest("-k", "blank")
    assert not clone.history.exists()
    clone.pytest()
    assert clone.history.read_text().count('"Accepted"') == 1


def test_compile_error_fails_once_and_skips_other_cases(clone):
    clone.attempt.write_text("class Solution:\n    def solveSudoku(self")
    done = clone.pytest()
    assert "Reason  SyntaxError" in done.stdout
    assert re.search(r"1 failed, \d+ skipped", done.stdout)
