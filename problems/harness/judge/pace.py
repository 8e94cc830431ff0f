"""A limit that is the same on any machine: a multiple of what the reference approach takes there.

The reference runs just before the solution, on the same case and in a process like its own.
"""

from __future__ import annotations

from dataclasses import replace

from harness.judge.session import Session, session_of
from harness.load import load_solution, reference_path
from harness.problem import Case, Problem
from harness.run import Ending, Limits, Run

LEAST = 0.1
"""The least limit in seconds: a very quick reference would leave no time at all."""
MEASURES = 3
"""The most times that the reference runs for one case."""


def run_paced(session: Session, problem: Problem, case: Case, limits: Limits) -> tuple[Run, Limits]:
    """Run a solution on a case, with as much time as the pace of the problem allows.

    A run that is out of time is repeated if the reference has become slower meanwhile, as it does
    on a machine that has got busier: the solution was, too.

    Returns:
        the run, and the limits that it had.
    """
    allowed, run = replace(limits, seconds=0.0), Run(Ending.TIME)
    for _ in range(MEASURES):
        reference = _run_reference(problem, case, limits)
        if reference.ending is Ending.BROKEN:
            return reference, limits
        seconds = (problem.pace or 1) * (reference.times.cpu or 0.0)
        seconds = max(LEAST, round(seconds, 1))
        if seconds <= allowed.seconds:
            break
        took = f"{reference.times.cpu:.2g} s the reference had just taken"
        allowed = replace(limits, seconds=seconds, origin=f": {problem.pace} times the {took}")
        run = session.run(problem.arguments(case), allowed.seconds)
        if run.ending is not Ending.TIME:
            break
    return run, allowed


def _run_reference(problem: Problem, case: Case, limits: Limits) -> Run:
    """Return a run of the reference approach, or one that is broken if it does not succeed."""
    with session_of(problem, load_solution(reference_path(problem)), limits) as session:
        run = session.run(problem.arguments(case))
    wrong = problem.check(problem.arguments(case), run)
    if run.ending is Ending.RETURNED and not wrong:
        return run
    why = wrong or run.error or f"it ended with {run.ending}"
    return Run(Ending.BROKEN, error=f"the reference {problem.reference} failed: {why}")
