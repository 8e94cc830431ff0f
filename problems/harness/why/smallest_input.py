"""The smallest input on which the same code fails in the same way, or does not end."""

import time

from harness.cases import TIERS
from harness.judge.outcome import Shrunk, Verdict, Word
from harness.judge.session import Session
from harness.judge.verdict import judge_run
from harness.run import STOPPED, Run
from harness.value import Json
from harness.why.budget import Budget
from harness.why.failing import Failing
from harness.why.kept_state import may_keep_state
from harness.why.trials import MORE_SECONDS, Trials

SHRINKING_SHARE = 0.3
"""The share of the remaining budget for smaller inputs: endless recursion takes long on each."""
RUNS, STEPS = 100, 100_000
"""The limit on runs for shrinking an input, and on calls in each run."""


def shrink(
    session: Session, failing: Failing, budget: Budget, most_runs: int = RUNS
) -> Shrunk | None:
    """Return the smallest input found that fails in the same way, or None if none is smaller."""
    problem, failed = failing.problem, failing.judged
    if may_keep_state(failing.solution.source):
        session.end()  # earlier runs may have left state in its process
    if not problem.shrinks or failed.verdict.word not in (Word.WRONG, Word.RUNTIME):
        return None
    start, runs, complete = time.monotonic(), 0, True
    expected = _key(failed.verdict, failed.run, failing.arguments)

    def fails(arguments: list[Json]) -> bool:
        nonlocal runs, complete
        if runs >= most_runs or budget.spent or session.load_failed:
            complete = False
            return False
        runs += 1
        run = budget.run(session, arguments, 1.0, STEPS)
        return _key(judge_run(problem, arguments, run, failing.limits), run, arguments) == expected

    smallest = problem.shrink(failing.arguments, fails)
    if smallest == failing.arguments:
        return None
    return Shrunk(smallest, runs, time.monotonic() - start, complete)


def _key(verdict: Verdict, run: Run, before: list[Json]) -> tuple[object, ...]:
    """Return the features in which two failures must be equal to count as the same."""
    return verdict.word, run.ending, run.raised.type, run.arguments == before


STEPS_TO_END = 10_000
"""The first limit on steps, after which a run on a small input counts as endless."""
MORE_THAN_EASIEST = 3
"""The first limit as a multiple of the steps on the easiest input, if that is higher: a program may
build tables first."""
PATIENCE = 30
"""The factor that raises the limit on the smallest endless input: a slow search ends by then."""
RUNS_TO_SHRINK = 60


def smallest_endless(failing: Failing, trials: Trials) -> list[Json] | None:
    """Return the smallest input on which a solution is endless; None if it may only be slow.

    A slow search solves easy inputs: on the smallest input that exceeds the limit of steps, it
    ends after a few times as many. An endless search never ends. If the problem cannot shrink
    inputs, the inputs of the first tier count as small.
    """
    problem, source = failing.problem, failing.solution.source
    if not problem.shrinks and failing.judged.case.tier != TIERS[0]:
        return None
    least = steps_at_least(failing, trials)
    steps = max(STEPS_TO_END, MORE_THAN_EASIEST * least)

    def is_stopped(arguments: list[Json], steps: int = steps) -> bool:
        run = trials.run(source, arguments, steps, MORE_SECONDS)
        return run.ending in STOPPED or run.raised.type == "MemoryError"

    if not is_stopped(failing.arguments):
        return None
    remaining = iter(range(RUNS_TO_SHRINK))
    smallest = problem.shrink(
        failing.arguments, lambda one: next(remaining, None) is not None and is_stopped(one)
    )
    return smallest if is_stopped(smallest, PATIENCE * steps) else None


def steps_at_least(failing: Failing, trials: Trials) -> int:
    """Return the number of steps of a solution on the easiest input; 0 if it does not end."""
    easiest = failing.problem.shrink(failing.arguments, lambda _arguments: True)
    run = trials.run(failing.solution.source, easiest, PATIENCE * STEPS_TO_END, MORE_SECONDS)
    return 0 if run.ending in STOPPED else run.recorded.steps
