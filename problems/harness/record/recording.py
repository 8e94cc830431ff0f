"""Record one run of a solution, for any problem."""

from __future__ import annotations

from dataclasses import dataclass

from harness.calls import CallTree
from harness.judge.outcome import Verdict
from harness.judge.session import session_of
from harness.judge.verdict import judge_run
from harness.problem import Problem
from harness.run import Limits, Run
from harness.solution_files import Solution
from harness.trace import Trace
from harness.value import Json

KEPT = 50_000
"""The calls that are kept; all are counted."""


@dataclass(frozen=True)
class Recording:
    """One recorded run with its verdict, which is not the judge's: that is of another run."""

    problem: Problem
    solution: Solution
    before: list[Json]
    """The arguments before the run."""
    run: Run
    verdict: Verdict

    @property
    def calls(self) -> CallTree:
        """The calls of its functions."""
        return self.run.recorded.tree

    @property
    def trace(self) -> Trace | None:
        """The writes to its first argument, if that is a grid."""
        return self.run.recorded.trace


def record_search(
    problem: Problem,
    solution: Solution,
    arguments: list[Json],
    limits: Limits | None = None,
    kept: int = KEPT,
) -> Recording:
    """Run a solution once in its own process, and record its calls and writes.

    Args:
        problem: the one that the solution is of.
        solution: the file as it was read.
        arguments: of the method.
        limits: what the run may use; by default that of a case.
        kept: the calls that are kept, 0 for none. Later ones are only counted.
    """
    allowed = limits or Limits()
    with session_of(problem, solution, allowed) as session:
        run = session.record(arguments, allowed.seconds, calls=kept)
    return Recording(problem, solution, arguments, run, judge_run(problem, arguments, run, allowed))
