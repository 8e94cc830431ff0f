"""The time for explaining is CPU time, so that a page says the same on a busy machine."""

import time
from pathlib import Path

from harness.judge.budget import Budget
from harness.judge.session import Session
from harness.records import Ending, Limits, Solution
from tests.support import sample_cases, sudoku

BODY = "import time\nclass Solution:\n    def solveSudoku(self, board):\n        {0}\n"
SLEEPS, COMPUTES = "time.sleep(0.4)", "while time.process_time() < 5: board[1][1] = '4'"


def recorded(body, budget, seconds=5.0, writes=0):
    """The recorded run of a method with this body on a board."""
    solution = Solution(Path("a.py"), "a.py", BODY.format(body))
    with Session(solution, "solveSudoku", Limits()) as session:
        arguments = sudoku().arguments(sample_cases()[0])
        return budget.record(session, arguments, seconds, writes)


def test_a_run_that_waits_takes_little_of_the_budget():
    budget = Budget(1.0)
    assert recorded(SLEEPS, budget).ending is Ending.RETURNED
    assert budget.cpu_left > 0.8


def test_a_run_that_is_stopped_is_charged_what_it_has_computed():
    budget = Budget(1.0)
    run = recorded(COMPUTES, budget, seconds=0.3)
    assert run.ending is Ending.STOPPED
    assert 0 < run.cpu_seconds < 0.4
    assert budget.cpu_left <= 1.0 - run.cpu_seconds


def test_a_run_gets_no_more_than_is_left():
    budget = Budget(0.2)
    assert recorded(COMPUTES, budget).cpu_seconds < 0.4
    assert budget.cpu_left < 0.05 or budget.clock_left < 0.1


def test_what_a_share_uses_is_taken_from_the_whole():
    whole = Budget(1.0)
    share = whole.share(0.5)
    share.charge(0.4)
    assert share.cpu_left < 0.11
    assert 0.5 < whole.cpu_left < 0.61


def test_our_own_computing_counts():
    budget = Budget(0.05)
    end = time.thread_time() + 0.06
    while time.thread_time() < end:
        pass
    assert budget.cpu_left < 0.05 or budget.clock_left < 0.1


def test_three_times_the_seconds_by_the_clock_end_it_too():
    budget = Budget(0.1)
    time.sleep(0.31)
    assert budget.cpu_left < 0.05 or budget.clock_left < 0.1
