"""Tests of a run: its times, output, limits of time and steps, and what it leaves for the next."""

import signal

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.child.runs import Submission
from harness.judge.session import Grain
from harness.run import Ending, Limits
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


def test_run_measures_recursion_depth_when_asked():
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
        ({"seconds": 9.0, "clock": 0.1}, Ending.CLOCK),
    ],
)
def test_recorded_run_reports_its_limit_and_last_line(limits, ending):
    with session_of(ENDLESS, above=LOADS, counting=True) as session:
        found = session.record([[[0]]], **limits)
    assert found.ending is ending
    assert found.recorded.trace.writes >= 10
    assert [function for _, function in found.raised.frames] == ["go"]
    assert 0 <= found.times.cpu < 0.2


def test_recorded_run_without_a_grid_has_no_trace_and_is_stopped_at_its_limits():
    with session_of("while cells: pass", counting=True) as session:
        runs = [session.record([number], 9.0, steps=100) for number in (0, 5)]
    assert [run.ending for run in runs] == [Ending.RETURNED, Ending.STEPS]
    assert (runs[0].arguments, runs[0].recorded.trace) == ([0], None)


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
    """The judge may take long after a run, and a limit is for one run only."""
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
def test_each_run_returns_the_answer_to_its_input(kind):
    send = MESSAGES[kind]
    with session_of(RETURNS, in_place=False) as session:
        assert [send(session, value).returned for value in (1, 6)] == [2, 7]
    with session_of(RETURNS, in_place=True) as session:
        runs = [send(session, value) for value in (1, 6)]
        assert [(run.returned, run.arguments) for run in runs] == [(None, [[[2]]]), (None, [[[7]]])]
        assert session.returned() == 7


STOPS = f"if cells[0][0]:\n    return cells[0][0]\n{ENDLESS}"
"""Returns a value on one input, and goes on without an end on another one."""


@pytest.mark.parametrize("kind", ["record so many writes", "try a source"])
def test_stopped_run_has_no_answer(kind):
    with session_of(STOPS, in_place=False) as session:
        assert session.run([[[5]]]).returned == 5
        run = MESSAGES[kind](session, 0)
        assert (run.ending, run.returned) == (Ending.STEPS, None)
        assert session.returned() is None


PLAIN = source_of("cells[0] = 3")


@pytest.fixture(scope="module")
def session():
    """Yield a session for all tests: no source affects the run of the next source."""
    with session_of("pass") as session:
        yield session


def test_only_lines_that_ran_are_reported(session):
    body = "if cells[0]:\n    cells[0] = sqrt(cells[0])\nelse:\n    cells[0] = 7"
    source = source_of(body, "from math import sqrt\n")
    run = try_source(session, source, [[0]], 100, 1.0, grain=Grain.LINES)
    assert (5 in run.recorded.lines, 7 in run.recorded.lines) == (False, True)
    assert run.arguments == [[7]]


@pytest.mark.parametrize(
    "body",
    [
        "while True: cells[0] += 1",
        "for _ in range(10_000): pass",
        "[one for one in range(10_000)]",
        "{one: one for one in range(10_000)}",
        "sum(one for one in range(10_000))",
        "go = lambda: [0 for _ in range(10)]\nwhile go(): pass",
    ],
)
def test_each_iteration_is_a_step(session, body):
    run = try_source(session, source_of(body), [[0]], 1000, 5.0)
    assert (run.ending, run.recorded.steps) == (Ending.STEPS, 1001)
    assert try_source(session, PLAIN, [[0]], 100, 1.0).ending is Ending.RETURNED


def test_bare_except_does_not_swallow_the_step_limit(session):
    source = (
        "class Solution:\n    def go(self, cells):\n        while True:\n"
        "            try: self.step()\n            except: pass\n"
        "    def step(self): pass\n"
    )
    run = try_source(session, source, [[0]], 1000, 5.0)
    assert (run.ending, run.times.cpu < 1.0) == (Ending.STEPS, True)


@pytest.mark.parametrize(
    ("seconds", "clock", "ending"), [(0.2, 300, Ending.CPU), (9.0, 0.2, Ending.CLOCK)]
)
def test_endless_line_is_stopped_at_the_time_limit(session, seconds, clock, ending):
    source = source_of("sum(1 for _ in iter(int, 1))")
    assert try_source(session, source, [[0]], 0, seconds, clock).ending is ending
    assert try_source(session, PLAIN, [[0]], 100, 1.0).ending is Ending.RETURNED


def test_trial_without_a_source_reuses_the_last_source(session):
    source = source_of("n[0] += 1; cells[0] = n[0]", "n = [0]\n")
    runs = [try_source(session, text, [[0]], 100, 1.0) for text in (source, None, None, source)]
    assert [run.arguments[0][0] for run in runs] == [1, 2, 3, 1]


def test_run_after_a_trial_is_of_the_submission(session):
    try_source(session, PLAIN, [[0]], 100, 1.0)
    assert session.run([[5]]).arguments == [[5]]


@pytest.mark.parametrize(
    ("source", "exception"),
    [
        ("class Solution:\n    def go(self, cells:\n", "SyntaxError"),
        ("class Solution: pass\n", "AttributeError"),
        ("1 / 0\n", "ZeroDivisionError"),
        (source_of("1 / 0"), "ZeroDivisionError"),
    ],
)
def test_failing_trial_has_no_traceback_and_keeps_the_session(session, source, exception):
    run = try_source(session, source, [[0]], 100, 5.0)
    assert run.ending is Ending.RAISED
    assert run.raised.exception.startswith(exception)
    assert run.error == "", "a traceback takes longer than the trial"
    assert try_source(session, PLAIN, [[0]], 100, 1.0).ending is Ending.RETURNED


@pytest.mark.parametrize(("limits", "printed"), [(Limits(), ""), (None, "xxx\n")])
def test_output_of_a_trial_with_its_own_limits_is_discarded(session, limits, printed):
    source = "print('xxx')\n" + PLAIN
    run = try_source(session, source, [[0]], 100, 1.0, limits=limits)
    assert (run.ending, run.printed) == (Ending.RETURNED, printed)


@pytest.mark.linux("a limit on the address space")
def test_trial_can_have_its_own_limits(session):
    body = "cells[0] = getrecursionlimit(), getrlimit(RLIMIT_AS)[0]; setrecursionlimit(80)"
    source = source_of(body, "from resource import *\nfrom sys import *\n")
    small, usual = Limits(memory=2**28, reserved=2**28, recursion=500), Limits()
    some = small, small, None, Limits(recursion=600)
    runs = [try_source(session, source, [[0]], 100, 1.0, limits=one) for one in some]
    assert [run.arguments[0][0]["text"] for run in runs] == [
        *[str((500, 2**28))] * 2,
        str((usual.recursion, usual.address_space)),
        str((600, usual.address_space)),
    ]


CALLS = """
class Solution:
    def go(self, cells):
        for _ in range(5):
            cells[0] += self.more()
        while cells[0] < 20:
            cells[0] += 5
        for one in list(cells):
            (lambda: one)()

    def more(self):
        return sum(1 for _ in range(2))
"""


def test_steps_are_counted_by_grain(session):
    """Steps are calls and iterations of long loops, iterations of all loops, or statements."""
    runs = {grain: try_source(session, CALLS, [[0]], 1000, 5.0, grain=grain) for grain in Grain}
    assert {grain: run.recorded.steps for grain, run in runs.items()} == {
        Grain.CALLS: 1 + 5 + 2 + 1 + 1,
        Grain.ITERATIONS: 1 + 5 + 5 + 5 * 2 + 2 + 1,
        Grain.LINES: runs[Grain.LINES].recorded.steps,
    }
    assert {run.arguments[0][0] for run in runs.values()} == {20}
    assert runs[Grain.LINES].recorded.steps > runs[Grain.ITERATIONS].recorded.steps - 5 * 2


def test_counting_session_stops_a_run_at_its_step_limit():
    with session_on(CALLS, counting=True) as session:
        stopped, whole = session.run([[0]], steps=4), session.run([[0]], steps=10)
    assert (stopped.ending, stopped.recorded.steps) == (Ending.STEPS, 5)
    assert (whole.ending, whole.recorded.steps, whole.arguments) == (Ending.RETURNED, 10, [[20]])


@pytest.mark.parametrize("body", ["[one for one in cells]", "(lambda: 1)()"])
def test_stopped_run_reports_the_line_of_its_last_step(session, body):
    source = source_of(f"while True: {body}")
    run = try_source(session, source, [[0]], 4, 5.0, grain=Grain.CALLS)
    assert {line for line, _ in run.raised.frames} == {len(source.splitlines())}


def test_repr_of_an_answer_is_not_limited_by_steps():
    above = "class Odd:\n    def __repr__(self): return 'odd'\n"
    with session_of("return Odd()", above, in_place=False, counting=True) as session:
        assert session.run([[0]], steps=1).returned == {"type": "Odd", "text": "odd"}
