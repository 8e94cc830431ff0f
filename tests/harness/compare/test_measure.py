"""Tests of measuring times and counts of several solutions."""

import json

import pytest

from harness.compare import measure
from harness.compare.measure import measure_times, record_traces
from harness.compare.standing import fresh_standings, source_lines
from harness.limits import Limits
from harness.solution_files import load_solution
from tests.support import APPROACHES, EXAMPLE, SUBMISSIONS, kata, sample_cases, sudoku

pytestmark = pytest.mark.slow

GOOD = APPROACHES / "bitmask.py"
BAD = SUBMISSIONS / "wrong_answer/copy_returned.py"
LOOPS_ON_THE_EXAMPLE = SUBMISSIONS / "time_limit_exceeded/loops_on_one_case.py"
FAILS_IN_THE_END = SUBMISSIONS / "runtime_error/solved_and_then_looked_up.py"


@pytest.fixture
def impatient(monkeypatch):
    """Limit each run to less than a second."""
    monkeypatch.setattr(measure, "LIMITS", Limits(seconds=0.3))


def timed(*paths, cases=None):
    """The standings of some files on the first two sample cases, and the calls for progress."""
    calls = []
    standings = measure_times(
        sudoku(),
        fresh_standings(sudoku(), paths),
        cases or sample_cases()[:2],
        lambda done, name: calls.append((done, name.split(":")[0])),
    )
    return standings, calls


def test_failed_solution_keeps_its_row():
    (bad, good), calls = timed(BAD, GOOD)
    assert bad.report.verdict.word == "Wrong Answer"
    assert (bad.total, bad.ratio_to(good)) == (None, None)
    assert [name for _, name in calls] == ["copy_returned"] * 2 + ["bitmask"] * 2


@pytest.mark.usefixtures("impatient")
def test_counting_ends_at_the_first_failed_case():
    mine = load_solution(LOOPS_ON_THE_EXAMPLE)
    easy, *_, other, example = sample_cases()
    calls = []
    traces = record_traces(
        sudoku(), mine, [other, example, easy], progress=lambda *call: calls.append(call)
    )
    assert [case.name for case, _ in traces] == [other.name]
    assert calls == [(0, other.name), (1, EXAMPLE)]


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
    [one], _ = timed(LOOPS_ON_THE_EXAMPLE, cases=sample_cases())
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
    assert bad["verdict"] == "Wrong Answer"
    assert good["counts"][EXAMPLE] == {
        "placements": 4208,
        "overwrites": 0,
        "undos": 4157,
        "max_depth": 51,
    }
