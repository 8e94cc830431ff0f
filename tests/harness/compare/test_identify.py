"""Tests of measuring several solutions, and of identifying the approach that one follows."""

import json
import re

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases
from harness.compare import measure
from harness.compare.measure import measure_times, record_traces
from harness.compare.searches import count_searches, saved_searches
from harness.compare.standing import fresh_standings, source_lines
from harness.run import Limits
from harness.solution_files import find_approaches, load_solution
from tests.support import (
    APPROACHES,
    EXAMPLE,
    STALE,
    SUBMISSIONS,
    kata,
    kata_here,
    sample_cases,
    sudoku,
)

pytestmark = pytest.mark.slow

SAVED = saved_searches(APPROACHES)


@pytest.mark.parametrize("path", find_approaches(sudoku()), ids=lambda path: path.stem)
def test_saved_search_matches_its_approach_on_every_board(path):
    cases = load_cases(sudoku())
    searches = count_searches(record_traces(sudoku(), load_solution(path), cases))
    assert searches.keys() == {case.name for case in cases}
    assert searches == SAVED[path.stem], STALE


def test_search_with_replaced_rows_is_not_identified():
    """Writes to the new rows are not recorded."""
    page = searched(SUBMISSIONS / "accepted/rows_replaced_one_by_one.py")
    assert page.startswith("rows were replaced by other lists")


def searched(path):
    """Return the sentence of the page on a file's search on all boards, in one line."""
    page = kata_here("judge", path).stdout
    return " ".join(page.partition("Search ")[2].split())


def test_unknown_search_is_reported_with_its_count(tmp_path):
    text = (APPROACHES / "used_digits.py").read_text(encoding="utf-8")
    (tmp_path / "nine.py").write_text(text.replace('"123456789"', '"987654321"'), encoding="utf-8")
    page = searched(tmp_path / "nine.py")
    assert page.startswith("no approach searches like this: a median of ")


@parametrize_cases(
    Case("as many writes", name="recursive_index", following="used_digits"),
    Case("fewer writes", name="bitmask", following="fewest_candidates"),
    Case("other writes", name="flat_index", following="used_digits"),
)
def test_suggested_approach_is_the_next_to_learn_and_writes_no_more_digits(name, following):
    page = searched(APPROACHES / f"{name}.py")
    _, _, suggested = page.partition("Next ")
    assert suggested.startswith(f"{following}: ")
    digits = re.search(r"([\d,]+) digits written", page)[1].replace(",", "")
    more = re.search(r"\(([\d,]+) digits on", suggested)
    assert not more or int(more[1].replace(",", "")) <= int(digits)


def test_approaches_with_the_same_search_are_named():
    page = searched(SUBMISSIONS / "accepted/raw_paste.py")
    names = "bitmask, cursor_loop, double_loop, first_empty_cell, recursive_index and used_digits"
    assert page.startswith(f"the same as {names} on ")


GOOD = APPROACHES / "bitmask.py"
BAD = SUBMISSIONS / "wrong_answer/copy_returned.py"
LOOPS_ON_THE_EXAMPLE = SUBMISSIONS / "time_limit_exceeded/loops_on_one_case.py"
FAILS_IN_THE_END = SUBMISSIONS / "runtime_error/solved_and_then_looked_up.py"


@pytest.fixture
def impatient(monkeypatch):
    """Limit each run to less than a second."""
    monkeypatch.setattr(measure, "LIMITS", Limits(seconds=0.3))


@pytest.mark.usefixtures("impatient")
def test_counting_ends_at_the_first_failed_case():
    mine = load_solution(LOOPS_ON_THE_EXAMPLE)
    easy, *_, other, example = sample_cases()
    traces = record_traces(sudoku(), mine, [other, example, easy])
    assert [case.name for case, _ in traces] == [other.name]


def traces_of(path, most=0):
    cases = sample_cases()[-2:]
    return [one for _, one in record_traces(sudoku(), load_solution(path), cases, most)]


def test_traces_end_at_the_first_failed_run():
    assert [trace.writes >= 4 for trace in traces_of(GOOD)] == [True, True]
    assert [trace.writes <= 4 for trace in traces_of(GOOD, most=3)] == [True, True]
    for most in (0, 100_000):
        assert traces_of(FAILS_IN_THE_END, most) == []


@pytest.mark.usefixtures("impatient")
def test_comparison_runs_every_case_after_timeouts():
    fresh = fresh_standings(sudoku(), [LOOPS_ON_THE_EXAMPLE])
    [one] = measure_times(sudoku(), fresh, sample_cases())
    assert len(one.report.judged) == len(sample_cases())
    assert list(one.seconds) == [case.name for case in sample_cases()]
    assert list(one.seconds.values()).count(None) == 1


def test_source_lines_exclude_blanks_comments_and_docstrings():
    """The table counts code only, and a statement that is wrapped as one line."""
    text = '"""Doc\n\nmore."""\n\n# comment\nclass A:\n    """Doc."""\n\n    x = [  # c\n  1]\n'
    assert source_lines(text) == 2
    assert source_lines("no python (") == 0
    assert source_lines("x = " + "+".join("1" * 3000)) == 0


def test_json_of_compare_has_documented_keys_and_counts():
    done = kata("compare", GOOD, BAD, "--json")
    good, bad = json.loads(done.stdout)["approaches"]
    assert done.returncode == 1
    assert (good["name"], bad["name"]) == ("bitmask", "copy_returned")
    assert {"name", "verdict", "solve_seconds", "ratio"} <= set(good)
    found = [bad[key] for key in ("verdict", "solve_seconds", "ratio")]
    assert found == ["Wrong Answer", None, None]
    assert good["counts"][EXAMPLE] == {
        "placements": 4208,
        "overwrites": 0,
        "undos": 4157,
        "max_depth": 51,
    }
