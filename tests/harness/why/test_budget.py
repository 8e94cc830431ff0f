"""Tests of the budget for explaining, which counts steps so that load changes nothing."""

import time

import pytest

from harness.judge.session import Grain
from harness.run import Ending, Recorded, Run, Times
from harness.why import budget as module
from harness.why.budget import RUN, STEP, WRITE, Budget
from tests.harness.child.sessions import session_on
from tests.harness.tapes import submission_of
from tests.support import sample_cases, sudoku

GO = "    def go(self, board):\n        board[1][1] = '4'\n        return True\n"
WRITES = "[self.go(board) for _ in range(20)]"
ENDLESS = "while self.go(board): pass"


def recorded(body, budget, writes=1_000_000, steps=1_000_000):
    source = submission_of(body, above="import time\n") + GO
    with session_on(source, sudoku().method, counting=True) as session:
        arguments = sudoku().arguments(sample_cases()[0])
        return budget.record(session, arguments, 5.0, writes, steps)


def test_cost_of_a_run_is_its_steps_and_writes_not_its_time():
    budgets = [Budget(1.0), Budget(1.0)]
    for budget, body in zip(budgets, (WRITES, f"time.sleep(0.2); {WRITES}"), strict=True):
        assert recorded(body, budget).ending is Ending.RETURNED
    assert budgets[0].used == budgets[1].used == RUN + 21 * STEP[Grain.CALLS] + 20 * WRITE


@pytest.mark.parametrize("limits", [{"writes": 10}, {"steps": 10}])
def test_run_is_stopped_at_its_limit_of_writes_or_steps(limits):
    run = recorded(ENDLESS, Budget(1.0), **limits)
    assert (run.ending, run.recorded.trace.writes <= 10) == (Ending.STEPS, True)


def test_run_is_stopped_when_the_budget_is_used_up(monkeypatch):
    for name in "MOST_CPU", "MOST_CLOCK":  # a busy machine changes nothing
        monkeypatch.setattr(module, name, 6000.0)
    budget = Budget(0.01)
    run = recorded(ENDLESS, budget)
    assert run.ending is Ending.STEPS
    assert run.recorded.trace.writes <= 0.01 / WRITE + 1
    assert (budget.spent, budget.ended) == (True, Ending.STEPS)


def test_charging_a_share_also_charges_its_budget():
    whole = Budget(1.0)
    share = whole.share(0.5)
    share.charge(0.4)
    assert (share.left, whole.left) == (pytest.approx(0.1), pytest.approx(0.6))
    assert share.exit is whole.exit
    assert whole.share(0.5).left == pytest.approx(0.3), "a part of what is left"


class Clock:
    """A session whose first runs reach the wall-clock limit after a second."""

    def __init__(self, ends, computed):
        self.ends, self.runs, self.computed = ends, 0, computed

    def run(self, *_arguments, **_options):
        self.runs += 1
        ending = Ending.CLOCK if self.runs <= self.ends else Ending.RETURNED
        return Run(ending, times=Times(cpu=self.computed, wall=1.0), recorded=Recorded(steps=1))


@pytest.mark.parametrize(
    ("ends", "computed", "runs", "ending"),
    [(1, 0.02, 2, Ending.RETURNED), (9, 0.2, 2, Ending.CLOCK), (1, 0.001, 1, Ending.CLOCK)],
    ids=["a busy machine", "a machine that stays busy", "a run that sleeps"],
)
def test_run_is_repeated_once_after_a_clock_timeout_unless_it_sleeps(ends, computed, runs, ending):
    session = Clock(ends, computed)
    assert (Budget(1.0).run(session, [], 1.0).ending, session.runs) == (ending, runs)


@pytest.mark.parametrize(
    ("name", "spend", "ending"),
    [
        ("MOST_CPU", lambda budget: budget.exit.charge(0.2), Ending.CPU),
        ("MOST_CLOCK", lambda _budget: time.sleep(0.11), Ending.CLOCK),
    ],
)
def test_budget_ends_when_explaining_takes_too_much_time(name, spend, ending, monkeypatch):
    monkeypatch.setattr(module, "MOST_CPU", 100.0)
    monkeypatch.setattr(module, name, 0.1)
    budget = Budget(1.0)
    spend(budget)
    assert (budget.left, budget.spent, budget.ended) == (0.0, True, ending)
