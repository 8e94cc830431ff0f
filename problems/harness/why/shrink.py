"""The smallest input on which the same code still fails in the same way."""

from __future__ import annotations

import time

from harness.judge.outcome import Shrunk, Verdict, Word
from harness.judge.session import Session
from harness.judge.verdict import judge_run
from harness.run import Run
from harness.value import Json
from harness.why.budget import Budget
from harness.why.failing import Failing
from harness.why.kept_state import may_keep_state

RUNS, WRITES, STEPS = 100, 20_000, 100_000
"""The runs it may take, and the writes and calls after which each is stopped."""


def shrink(
    session: Session, failing: Failing, budget: Budget, most_runs: int = RUNS
) -> Shrunk | None:
    """Return the smallest input found that fails in the same way, or None if none is smaller."""
    problem, failed = failing.problem, failing.judged
    if may_keep_state(failing.solution.source):
        session.end()  # whatever has run in its process before
    if not problem.shrinks or failed.verdict.word not in (Word.WRONG, Word.RUNTIME):
        return None
    start, runs, complete = time.monotonic(), 0, True
    wanted = _way(failed.verdict, failed.run, failing.arguments)

    def fails(arguments: list[Json]) -> bool:
        nonlocal runs, complete
        if runs >= most_runs or budget.spent or session.load_failed:
            complete = False
            return False
        runs += 1
        run = budget.record(session, arguments, 1.0, WRITES, STEPS)
        return _way(judge_run(problem, arguments, run, failing.limits), run, arguments) == wanted

    smallest = problem.shrink(failing.arguments, fails)
    if smallest == failing.arguments:
        return None
    return Shrunk(smallest, runs, time.monotonic() - start, complete)


def _way(verdict: Verdict, run: Run, before: list[Json]) -> tuple[object, ...]:
    """Return what must stay the same for a failure to be the same one."""
    return verdict.word, run.ending, run.raised.type, run.arguments == before
