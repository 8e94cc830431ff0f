"""Records one run of a solution to any problem, with its first calls."""

from dataclasses import dataclass

from harness.judge.outcome import Verdict
from harness.judge.session import Session
from harness.judge.verdict import judge_run
from harness.problem import Problem
from harness.run import Limits, Run
from harness.solution_files import Solution
from harness.value import Json

KEPT = 50_000
"""The number of calls that are kept; all calls are counted."""


@dataclass(frozen=True)
class Recording:
    """A recorded run and its verdict. The judge's verdict is on a separate run."""

    problem: Problem
    solution: Solution
    before: list[Json]
    """The arguments before the run."""
    run: Run
    verdict: Verdict


def record_search(
    problem: Problem, solution: Solution, arguments: list[Json], limits: Limits | None = None
) -> Recording:
    """Run a solution once in its own process, and record its calls and writes.

    Args:
        problem: the problem that the solution solves.
        solution: the solution file.
        arguments: the arguments of the method.
        limits: the limits of the run; by default those of a case.
    """
    allowed = limits or Limits()
    with Session(problem, solution, allowed) as session:
        run = session.record(arguments, allowed.seconds, calls=KEPT)
    return Recording(problem, solution, arguments, run, judge_run(problem, arguments, run, allowed))
