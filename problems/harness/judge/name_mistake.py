"""Records the failed case and some that come after it, and has the problem name the mistake."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from harness.judge.budget import Budget
from harness.judge.failing import TIMED_OUT, Failing
from harness.judge.session import Session
from harness.records import Case, Ending, Failure, Mistake, Run

if TYPE_CHECKING:
    from harness.trace import Trace

CPU_SECONDS = 5.0
"""CPU time of a recorded run, which its limit on writes nearly always makes shorter."""
WRITES = 40_000
"""Writes after which the recorded run of the failed case is stopped."""
CALLS = 3_000
"""The first calls of the solution's own functions that are recorded."""
FURTHER, FURTHER_WRITES, FURTHER_CALLS = 14, 20_000, 400
"""The number of next cases that the diagnosis looks at too, and the writes that each may make."""
LONG = 2000
"""The writes after which a run that was stopped for its time may be endless."""
MOST_ENDLESS = 2
"""Stop after this many runs without an end: each is slow."""


def name_mistake(failing: Failing, budget: Budget) -> tuple[Mistake | None, Trace | None]:
    """Record the failed case, and some of the next ones. Return the likely mistake and the writes.

    The writes are those of the failed case; None if they could not be recorded.
    """
    problem = failing.problem
    if problem.diagnose is None or budget.spent:
        return None, None
    with Session(failing.solution, problem.method, failing.limits) as session:
        recorded = budget.record(session, failing.arguments, CPU_SECONDS, WRITES, CALLS)
        failures = [_failure(failing, recorded)]
        if recorded.trace and failing.one.run.ending not in TIMED_OUT:
            failures += _others(failing, session, budget)
    return _name(failing, failures), recorded.trace


def name_without_runs(failing: Failing) -> Mistake | None:
    """Return the likely mistake of a solution that cannot run, or None."""
    return _name(failing, [_failure(failing, None)])


def _failure(failing: Failing, recorded: Run | None) -> Failure:
    """Return the failed case, with its writes if they were recorded, and where it was stopped."""
    run = failing.one.run
    if recorded and run.ending in TIMED_OUT:
        run = replace(run, frames=recorded.frames)
    return Failure(
        failing.arguments,
        run,
        recorded.trace if recorded else None,
        failing.solution.source,
        complete=recorded is not None and recorded.ending is not Ending.STOPPED,
        calls=recorded.calls if recorded else (),
        name=failing.one.case.name,
    )


def _name(failing: Failing, failures: Sequence[Failure]) -> Mistake | None:
    """Return the likely mistake, if the problem can name one."""
    try:
        return failing.problem.diagnose(failures) if failing.problem.diagnose else None
    except Exception:
        if os.environ.get("KATA_DEBUG"):
            raise
        return None  # a diagnosis is a courtesy: the verdict stands without it


def _others(failing: Failing, session: Session, budget: Budget) -> Iterator[Failure]:
    """Yield some of the next cases that failed alike, or that did not come to an end."""
    endless = 0
    for case in failing.next_cases[:FURTHER]:
        failure = _further(failing, session, case, budget)
        if failure:
            yield failure
            endless += failure.run.ending is not failing.one.run.ending
        if budget.spent or endless == MOST_ENDLESS:
            return


def _further(failing: Failing, session: Session, case: Case, budget: Budget) -> Failure | None:
    """Record another case. Return it if it failed alike: one board can hide what several show.

    Return it as well if it did not come to an end: it wrote too often, or called itself too often.
    """
    arguments = failing.problem.arguments(case)
    run = budget.record(session, arguments, CPU_SECONDS, FURTHER_WRITES, FURTHER_CALLS)
    found = Failure(
        arguments,
        replace(run, trace=None, calls=()),
        run.trace,
        failing.solution.source,
        calls=run.calls,
        name=case.name,
    )
    if run.trace is None:
        return None
    if run.ending is not failing.one.run.ending:
        stopped = run.ending is Ending.STOPPED and run.trace.writes >= LONG
        endless = stopped or run.exception.startswith("RecursionError")
        return found if endless else None
    if failing.problem.check(arguments, run) is None and run.ending is Ending.RETURNED:
        return None
    return replace(found, complete=True)
