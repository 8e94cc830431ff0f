"""Measures solutions on many boards, a part at a time: their times, their counts, their spread.

Nothing is recorded in a timed run. A standing without a solution stays as it is. The same puzzle
with its rows, columns and digits in another order is as hard for a person, and may take a search
ten writes or ten million: that is its spread.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import inf
from random import Random

from harness.compare.standing import Search, Standing, median, search_of
from harness.errors import KataError
from harness.judge.judge import judge
from harness.judge.sandbox import Session
from harness.judge.verdict import judge_run
from harness.records import Case, Ending, Json, Limits, Problem, Progress, Report, Run, Solution
from harness.trace import Trace

VARIANTS = 16
"""Variants of a board."""
CUT_OFF = 100_000
"""Writes at which a search is cut off on a variant."""
SEED = 37


def unseen(_done: int, _name: str) -> None:
    """Take progress that is shown to nobody."""


def measure_times(
    problem: Problem,
    standings: Sequence[Standing],
    cases: Sequence[Case],
    limits: Limits,
    rounds: int,
    progress: Progress = unseen,
) -> list[Standing]:
    """Judge all solutions in turns, so that a slow minute of the machine affects all of them.

    A solution that is not accepted in the first round is not run again.
    """
    reports: list[list[Report]] = [[] for _ in standings]
    done = 0
    for _ in range(rounds):
        for one, own in zip(standings, reports, strict=True):
            if one.solution and (not own or own[0].verdict.accepted):
                count_on = labelled_progress(progress, done, one.name)
                own.append(judge(problem, one.solution, cases, limits, count_on, everything=True))
            done += len(cases)
    return [
        replace(one, report=own[0], seconds=median_seconds(own)) if own else one
        for one, own in zip(standings, reports, strict=True)
    ]


def measure_counts(
    problem: Problem,
    standing: Standing,
    cases: Sequence[Case],
    limits: Limits,
    progress: Progress = unseen,
    *,
    solved_only: bool = False,
    deadline: float = inf,
) -> Standing:
    """Record what a solution writes on each case.

    Args:
        problem: hands over the boards.
        standing: the solution.
        cases: the boards.
        limits: for each run.
        progress: is called before each case.
        solved_only: True to keep only the boards that it solved, and to go on after a failure;
            else the first run that fails is the last.
        deadline: by the monotonic clock; no run begins after it.
    """
    if not standing.solution:
        return standing
    searches: dict[str, Search] = {}
    tried = 0
    for case, run in _record(problem, standing.solution, cases, limits, progress):
        tried += 1
        good = run.ending is Ending.RETURNED
        if solved_only:
            good = judge_run(problem, problem.arguments(case), run, limits).accepted
        if run.trace and good:
            searches[case.name] = search_of(run.trace)
        elif not solved_only:
            break
        if time.monotonic() > deadline:
            break
    return replace(standing, searches=searches, tried=tried)


def measure_spread(
    problem: Problem,
    standing: Standing,
    cases: Sequence[Case],
    limits: Limits,
    progress: Progress = unseen,
    *,
    deadline: float = inf,
) -> Standing:
    """Count the writes on the variants of each case. A search that was cut off counts `CUT_OFF`.

    The variants are the same for every solution. Where the deadline does not leave time for all of
    them, none is kept.

    Raises:
        KataError: the problem has no variants.
    """
    if not standing.solution:
        return standing
    boards = _variants(problem, cases)
    writes: list[int] = []
    with Session(standing.solution, problem.method, limits, problem.answer) as session:
        for board in boards:
            progress(len(writes), cases[len(writes) // VARIANTS].name)
            if time.monotonic() > deadline:
                return standing
            writes.append(_writes_of(session.record(board, limits.seconds, CUT_OFF)))
    parts = (writes[at : at + VARIANTS] for at in range(0, len(boards), VARIANTS))
    spread = {case.name: part for case, part in zip(cases, parts, strict=True)}
    return replace(standing, spread=spread)


def record_traces(
    problem: Problem,
    solution: Solution,
    cases: Sequence[Case],
    most: int = 0,
) -> Iterator[tuple[Case, Trace]]:
    """Run a solution on some cases and yield what it wrote, until a run fails.

    With `most`, a run is cut off after so many writes, and does not fail by that.
    """
    for case, run in _record(problem, solution, cases, Limits(), unseen, most):
        whole = run.ending is Ending.RETURNED or (most and run.ending is Ending.STOPPED)
        if run.trace is None or not whole:
            return
        yield case, run.trace


def labelled_progress(progress: Progress, start: int, name: str) -> Progress:
    """Return a callback that counts on from a start, and names a solution before each case."""
    return lambda done, case: progress(start + done, f"{name}: {case}")


def median_seconds(reports: Sequence[Report]) -> dict[str, float | None]:
    """Return the median of the rounds for each case, None for a case that was not accepted."""
    first = reports[0]
    good = {one.case.name for one in first.judged if one.verdict.accepted}
    spent: dict[str, list[float]] = {one.case.name: [] for one in first.judged}
    for report in reports:
        for one in report.judged:
            if one.verdict.accepted:  # a later round may have run out of time
                spent[one.case.name].append(one.run.cpu_seconds or 0.0)
    return {name: median(times) if name in good else None for name, times in spent.items()}


def _record(
    problem: Problem,
    solution: Solution,
    cases: Sequence[Case],
    limits: Limits,
    progress: Progress,
    most: int = 0,
) -> Iterator[tuple[Case, Run]]:
    """Run a solution on some cases in one process, and yield each recorded run."""
    with Session(solution, problem.method, limits, problem.answer) as session:
        for done, case in enumerate(cases):
            progress(done, case.name)
            yield case, session.record(problem.arguments(case), limits.seconds, most)


def _variants(problem: Problem, cases: Sequence[Case]) -> list[list[Json]]:
    """Return the variants of each case in turn."""
    if problem.scramble is None:
        raise KataError(f"{problem.slug} has no variants")
    chance = Random(SEED)
    return [
        problem.scramble(problem.arguments(case), chance) for case in cases for _ in range(VARIANTS)
    ]


def _writes_of(run: Run) -> int:
    """Return how many writes a run needed, `CUT_OFF` if it did not return."""
    if run.ending is not Ending.RETURNED or run.trace is None:
        return CUT_OFF
    return min(run.trace.writes, CUT_OFF)
