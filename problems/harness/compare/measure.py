"""Measures solutions on many boards: their times and their counts, in separate runs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from harness.compare.standing import Standing
from harness.judge.judge_solution import judge
from harness.judge.outcome import Progress, Report
from harness.judge.session import Session
from harness.problem import Case, Problem
from harness.record.recording import record_search
from harness.record.tree import call_rows
from harness.run import STOPPED, Ending, Limits
from harness.solution_files import Solution
from harness.trace import Trace

LIMITS = Limits()


def unseen(_done: int, _name: str) -> None:
    """Ignore the progress."""


def measure_times(
    problem: Problem,
    standings: Sequence[Standing],
    cases: Sequence[Case],
    limits: Limits,
    progress: Progress = unseen,
) -> list[Standing]:
    """Return the standings with verdicts and times."""
    timed = []
    for number, standing in enumerate(standings):
        count_on = labelled_progress(progress, number * len(cases), standing.name)
        report = judge(problem, standing.solution, cases, limits, count_on, everything=True)
        timed.append(replace(standing, report=report, seconds=_seconds(report)))
    return timed


def measure_calls(
    problem: Problem, standings: Sequence[Standing], case: Case, progress: Progress = unseen
) -> list[Standing]:
    """Return the standings with the calls that each solution makes on a case."""
    counted = []
    for done, standing in enumerate(standings):
        progress(done, standing.name)
        run = record_search(problem, standing.solution, problem.arguments(case)).run
        rows = call_rows(run) if run.ending is Ending.RETURNED else None
        counted.append(replace(standing, calls=rows))
    return counted


def record_traces(
    problem: Problem,
    solution: Solution,
    cases: Sequence[Case],
    most: int = 0,
    limits: Limits = LIMITS,
    progress: Progress = unseen,
) -> Iterator[tuple[Case, Trace]]:
    """Yield the traces of a solution on some cases, until a run fails.

    With `most`, a run is stopped after that number of writes, which is not a failure.
    """
    with Session(solution, problem.method, limits, problem.answer) as session:
        for done, case in enumerate(cases):
            progress(done, case.name)
            run = session.record(problem.arguments(case), limits.seconds, most)
            whole = run.ending is Ending.RETURNED or (most and run.ending in STOPPED)
            if run.recorded.trace is None or not whole:
                return
            yield case, run.recorded.trace


def labelled_progress(progress: Progress, start: int, name: str) -> Progress:
    """Return a callback that adds an offset to the count, and a solution's name to the case."""
    return lambda done, case: progress(start + done, f"{name}: {case}")


def _seconds(report: Report) -> dict[str, float | None]:
    """Return the CPU time for each case, None for a case that was not accepted."""
    return {
        judged.case.name: (judged.run.times.cpu or 0.0) if judged.verdict.accepted else None
        for judged in report.judged
    }
