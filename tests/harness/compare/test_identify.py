"""Tests of measuring several solutions, and of identifying the approach that one follows."""

from dataclasses import replace

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases
from harness.compare import measure
from harness.compare.identify import identify
from harness.compare.measure import measure_times, record_traces
from harness.compare.searches import count_searches, saved_searches
from harness.compare.standing import fresh_standings
from harness.judge.outcome import Word
from harness.run import Limits
from harness.solution_files import find_approaches, load_solution
from harness.trace import ROWS_REPLACED
from tests.harness.tapes import recorded_here
from tests.support import APPROACHES, STALE, SUBMISSIONS, judged_as, report_of, sample_cases, sudoku

SAVED = saved_searches(APPROACHES)


@pytest.mark.slow
@pytest.mark.parametrize("path", find_approaches(sudoku()), ids=lambda path: path.stem)
def test_saved_search_matches_its_approach_on_every_board(path):
    cases = load_cases(sudoku())
    searches = count_searches(record_traces(sudoku(), load_solution(path), cases))
    assert searches.keys() == {case.name for case in cases}
    assert searches == SAVED[path.stem], STALE


def record_here(problem, solution, cases, most):
    """Yield the traces of a solution, recorded in this process."""
    for case in cases:
        run = recorded_here(solution.source, problem.arguments(case), most, 0)
        yield case, run.recorded.trace


SAME = "bitmask, cursor_loop, double_loop, first_empty_cell, recursive_index and used_digits"
NEXT = "used_digits: the same search, with a list of blanks"


@parametrize_cases(
    Case("the reference", name="recursive_index", same=SAME, following=NEXT),
    Case("an equal one", name="bitmask", same=SAME, following="fewest_candidates: choose"),
    Case("other writes", name="flat_index", same="flat_index", following=NEXT),
)
def test_equal_searches_and_the_next_approach_are_named(monkeypatch, name, same, following):
    monkeypatch.setattr("harness.compare.identify.record_traces", record_here)
    found, idea = identify(accepted(APPROACHES / f"{name}.py"), APPROACHES)
    writes = 45 if name == "flat_index" else 9
    assert (
        found
        == f"the same as {same} on the 7 boards compared: a median of {writes} digits written."
    )
    assert f"{idea.approach}: {idea.why}".startswith(following)
    assert idea.why.endswith(" (9 digits on the same boards)")


def accepted(path, *edit):
    """Return the report of an accepted file with a part of its text changed."""
    solution = load_solution(path)
    if edit:
        solution = replace(solution, source=solution.source.replace(*edit))
    judged = [judged_as(Word.ACCEPTED, case) for case in sample_cases()]
    return replace(report_of(*judged), solution=solution)


def test_unknown_search_is_reported_with_its_count(monkeypatch):
    monkeypatch.setattr("harness.compare.identify.record_traces", record_here)
    report = accepted(APPROACHES / "used_digits.py", '"123456789"', '"987654321"')
    found, idea = identify(report, APPROACHES)
    assert found.startswith("no approach searches like this: a median of 9 digits written on the 7")
    assert idea is None
    replaced = accepted(SUBMISSIONS / "accepted/rows_replaced_one_by_one.py")
    assert identify(replaced, APPROACHES) == (f"{ROWS_REPLACED}.", None)


GOOD = APPROACHES / "bitmask.py"
LOOPS_ON_THE_EXAMPLE = SUBMISSIONS / "time_limit_exceeded/loops_on_one_case.py"
FAILS_IN_THE_END = SUBMISSIONS / "runtime_error/solved_and_then_looked_up.py"


@pytest.fixture
def impatient(monkeypatch):
    """Limit each run to less than a second."""
    monkeypatch.setattr(measure, "LIMITS", Limits(seconds=0.3))


def traces_of(path, most=0):
    cases = sample_cases()[:-3:-1]
    return [one for _, one in record_traces(sudoku(), load_solution(path), cases, most)]


@pytest.mark.slow
@pytest.mark.usefixtures("impatient")
def test_traces_end_at_the_first_failed_run():
    assert [trace.writes >= 4 for trace in traces_of(GOOD)] == [True, True]
    assert [trace.writes <= 4 for trace in traces_of(GOOD, most=3)] == [True, True]
    for most in (0, 100_000):
        assert traces_of(FAILS_IN_THE_END, most) == []
    assert traces_of(LOOPS_ON_THE_EXAMPLE) == [], "although the other case passes"


@pytest.mark.slow
@pytest.mark.usefixtures("impatient")
def test_comparison_runs_every_case_after_timeouts():
    fresh = fresh_standings(sudoku(), [LOOPS_ON_THE_EXAMPLE])
    [one] = measure_times(sudoku(), fresh, sample_cases()[::-1])
    assert len(one.report.judged) == len(sample_cases())
    assert list(one.seconds) == [case.name for case in sample_cases()[::-1]]
    assert list(one.seconds.values()).count(None) == 1
