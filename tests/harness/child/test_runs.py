"""A run of a method: its times, what it prints, and what it leaves for the next run."""

from pathlib import Path

import pytest

from harness.judge.session import Session
from harness.records import Ending, Limits, Solution
from tests.harness.child.sessions import run, session_of


@pytest.mark.parametrize("body", ["cells[0] = 1", "1 / 0"])
def test_the_times_of_a_run_are_those_inside_of_the_method(body):
    for seconds in ("solve_seconds", "cpu_seconds"):
        spent = run(body)
        assert 0 <= getattr(spent, seconds) <= spent.wall_seconds + 0.1


def test_a_method_that_is_a_coroutine_is_not_complained_about():
    above = "class Solution:\n    async def go(self, cells): pass\nclass Other:\n    pass\n"
    source = Solution(Path("a.py"), "a.py", above)
    with Session(source, "go", Limits()) as session:
        assert session.run([[0]]).printed == ""


def test_what_a_quiet_run_prints_is_thrown_away_and_what_the_next_one_prints_is_not():
    with session_of("print('a')\nprint('b', file=sys.stderr)", "import sys\n") as session:
        assert session.run([[0]], quiet=True).printed == ""
        assert sorted(session.run([[0]]).printed) == ["\n", "\n", "a", "b"]


@pytest.mark.slow
@pytest.mark.posix("alarms")
def test_the_limits_on_the_time_of_a_recorded_run_do_not_reach_the_next_run():
    body = "end = process_time() + cells[0][0]\nwhile process_time() < end: pass"
    with session_of(body, "from time import *\n") as session:
        session.record([[[0.0] * 2] * 2], 1.0, clock=1.0)
        assert session.run([[[1.3]]]).ending is Ending.RETURNED
