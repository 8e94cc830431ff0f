"""The smallest input on which a solution does not come to an end, if it is not merely slow."""

from __future__ import annotations

from harness.cases import TIERS
from harness.run import STOPPED
from harness.value import Json
from harness.why.failing import Failing
from harness.why.trials import MORE_SECONDS, Trials

STEPS = 10_000
"""Steps after which a run on a small input is taken for one without an end, at first."""
MORE = 3
"""The same as a multiple of the steps on the easiest input, if that is more: a program may build
tables first."""
PATIENCE = 30
"""The smallest of those inputs gets this many times as many steps: a slow search ends by then."""
RUNS = 60


def smallest_endless(failing: Failing, trials: Trials, *, named: bool) -> list[Json] | None:
    """Return the smallest input found on which a solution runs on; None if it may only be slow.

    A search that is slow solves an input with little left to do: on the smallest one that takes it
    many steps it needs only a few times as many. One without an end never comes to it. Where inputs
    cannot be made smaller, those of the first tier are small.

    Args:
        failing: the case that timed out.
        trials: run the solution.
        named: True if its mistake is named, so that it is wrong even if it solves no input.
    """
    problem, source = failing.problem, failing.solution.source
    if not problem.shrinks and failing.judged.case.tier != TIERS[0]:
        return None
    least = steps_at_least(failing, trials)
    if not least and not named:
        return None
    steps = max(STEPS, MORE * least)

    def runs_on(arguments: list[Json], steps: int = steps) -> bool:
        return trials.run(source, arguments, steps, MORE_SECONDS).ending in STOPPED

    if not runs_on(failing.arguments):
        return None
    smallest = trials.smallest(failing.arguments, runs_on, RUNS)
    return smallest if runs_on(smallest, PATIENCE * steps) else None


def steps_at_least(failing: Failing, trials: Trials) -> int:
    """Return the steps that a solution makes on the easiest input; 0 if it does not end there."""
    easiest = failing.problem.shrink(failing.arguments, lambda _arguments: True)
    run = trials.run(failing.solution.source, easiest, PATIENCE * STEPS, MORE_SECONDS)
    return 0 if run.ending in STOPPED else run.recorded.steps
