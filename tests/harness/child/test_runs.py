"""Tests of a run: its times, output, limits, and what it leaves for the next run."""

import signal

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.child.runs import Submission
from harness.problem import Answer
from harness.run import Ending
from tests.harness.child.sessions import session_of, session_on, source_of, try_source

LOADS = "import time\nwhile time.process_time() < 0.2: pass\n"
"""Takes its time before the method runs."""


@pytest.mark.slow
@pytest.mark.parametrize("body", ["cells[0] = 1", "1 / 0"])
def test_times_are_measured_inside_the_method(body):
    with session_of(body, above=LOADS) as session:
        found, trial = session.run([[0]]), try_source(session, None, [[0]], 100, 1.0)
    assert 0 <= found.times.solve <= found.times.wall
    assert 0 <= found.times.cpu < 0.1
    assert 0 <= trial.times.cpu < 0.1


RECURSES = "cells[0][0] += 1\nif cells[0][0] < 5: self.go(cells)"
ENDLESS = "while True:\n    cells[0][0] = 1 - cells[0][0]"


@pytest.mark.slow
def test_run_counts_open_calls_when_asked():
    for nesting, most in ((True, 5), (False, 0)):
        with session_of(RECURSES, nesting=nesting) as session:
            trial = try_source(session, session.program["source"], [[[0]]], 100, 5.0)
            ways = session.run([[[0]]]), session.record([[[0]]], 5.0), trial
        assert [one.recorded.nesting for one in ways] == [most] * 3


def test_recorded_run_has_the_same_board_as_a_plain_one():
    with session_of(RECURSES) as session:
        plain, second = session.run([[[0]]]), session.record([[[0]]], 5.0)
    assert second.recorded.trace.writes == 5
    assert second.arguments == plain.arguments
    assert (plain.recorded.trace, plain.recorded.nesting, second.recorded.tree.calls) == (
        None,
        0,
        (),
    )
    assert 0 <= second.times.cpu < 4.0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("limits", "ending"),
    [
        ({"seconds": 9.0, "writes": 10}, Ending.STEPS),
        ({"seconds": 9.0, "steps": 1000}, Ending.STEPS),
        ({"seconds": 0.05, "clock": 30}, Ending.CPU),
        ({"seconds": 9.0, "clock": 0.05}, Ending.CLOCK),
    ],
)
def test_recorded_run_reports_its_limit_and_last_line(limits, ending):
    with session_of(ENDLESS, above=LOADS, counting=True) as session:
        found = session.record([[[0]]], **limits)
    assert found.ending is ending
    assert found.recorded.trace.writes >= 10
    assert [function for _, function in found.raised.frames] == ["go"]
    assert 0 <= found.times.cpu < 0.15


def test_recorded_run_without_a_grid_is_a_run_without_a_trace():
    with session_of("return") as session:
        run = session.record([5], 1.0)
    assert (run.ending, run.arguments, run.recorded.trace) == (Ending.RETURNED, [5], None)


def test_recorded_run_without_a_grid_is_stopped_at_its_limits():
    with session_of("while True: pass", counting=True) as session:
        assert session.record([5], 9.0, steps=100).ending is Ending.STEPS


def test_coroutine_method_causes_no_warning():
    source = "class Solution:\n    async def go(self, cells): pass\nclass Other:\n    pass\n"
    with session_on(source) as session:
        assert [session.run([[0]]).printed for _ in range(2)] == ["", ""]


def test_output_of_a_quiet_run_is_discarded():
    with session_of("print('a')\nprint('b', file=sys.stderr)", "import sys\n") as session:
        assert session.run([[0]], quiet=True).printed == ""
        assert sorted(session.run([[0]]).printed) == ["\n", "\n", "a", "b"]


@parametrize_cases(Case("has ended", writes=0), Case("was stopped by its writes", writes=1))
def test_recorded_run_leaves_no_alarm(writes):
    """The judge may need long to think, and a limit is for one run only."""
    source = source_of("cells[0][0] = cells[0][1] = 1")
    submission = Submission("a.py", "go")
    submission.load(source)
    message = {"arguments": [[[0, 0]]], "record": writes, "calls": 0, "quiet": False}
    submission.reply_to(message | {"seconds": 60.0, "clock": 60.0})
    assert signal.getitimer(signal.ITIMER_PROF) == signal.getitimer(signal.ITIMER_REAL) == (0, 0)


MESSAGES = {
    "run": lambda session, value: session.run([[[value]]]),
    "run without prints": lambda session, value: session.run([[[value]]], quiet=True),
    "record": lambda session, value: session.record([[[value]]], 5.0),
    "record so many writes": lambda session, value: session.record([[[value]]], 5.0, 10),
    "try a source": lambda session, value: try_source(
        session, session.program["source"], [[[value]]], 10_000, 5.0
    ),
    "try the source before it": lambda session, value: try_source(
        session, None, [[[value]]], 10_000, 5.0
    ),
}
RETURNS = "cells[0][0] += 1\nreturn cells[0][0]"


@pytest.mark.slow
@pytest.mark.parametrize("kind", MESSAGES)
def test_run_returns_its_own_answer(kind):
    send = MESSAGES[kind]
    with session_of(RETURNS, answer=Answer.RETURNED) as session:
        assert [send(session, value).returned for value in (1, 6)] == [2, 7]
    with session_of(RETURNS, answer=Answer.ARGUMENT) as session:
        runs = [send(session, value) for value in (1, 6)]
        assert [(run.returned, run.arguments) for run in runs] == [(None, [[[2]]]), (None, [[[7]]])]
        assert session.returned() == 7


STOPS = f"if cells[0][0]:\n    return cells[0][0]\n{ENDLESS}"
"""Returns a value on one input, and goes on without an end on another one."""


@pytest.mark.parametrize("kind", ["record so many writes", "try a source"])
def test_stopped_run_has_no_answer(kind):
    with session_of(STOPS, answer=Answer.RETURNED) as session:
        assert session.run([[[5]]]).returned == 5
        run = MESSAGES[kind](session, 0)
        assert (run.ending, run.returned) == (Ending.STEPS, None)
        assert session.returned() is None
