"""The smallest input on which a solution does not come to an end, if it is not merely slow."""

from __future__ import annotations

from harness.judge.experiments.trials import MORE_SECONDS, Trials
from harness.judge.failing import Failing
from harness.records import STOPPED, Json

STEPS = 10_000
"""Steps after which a run on a small input is taken for one without an end, at first."""
PATIENCE = 30
"""The smallest of those inputs gets this many times as many steps: a slow search ends by then."""
RUNS = 60


def smallest_endless(failing: Failing, trials: Trials) -> list[Json] | None:
    """Return the smallest input found on which a solution runs on; None if it may only be slow.

    A search that is slow solves an input with little left to do: on the smallest one that takes it
    many steps it needs only a few times as many. One without an end never comes to it.
    """
    if failing.problem.shrink is None:
        return None
    source, left = failing.solution.source, RUNS

    def runs_on(arguments: list[Json]) -> bool:
        nonlocal left
        left -= 1
        return left > 0 and trials.run(source, arguments, STEPS, MORE_SECONDS).ending in STOPPED

    if not runs_on(failing.arguments):
        return None
    smallest = failing.problem.shrink(failing.arguments, runs_on)
    run = trials.run(source, smallest, PATIENCE * STEPS, MORE_SECONDS)
    return smallest if run.ending in STOPPED else None
