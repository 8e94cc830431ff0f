"""Measures solutions on many boards, a part at a time: their times, their counts, their spread.

Nothing is recorded in a timed run. A standing without a solution stays as it is. A variant of a
board is as hard for a person, and may take a search ten writes or ten million: that is its spread.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import inf
from random import Random

from harness.compare.standing import CountedSearch, Standing, median, search_of
from harness.judge.judge import judge
from harness.judge.outcome import Progress, Report
from harness.judge.session import Session
from harness.judge.verdict import judge_run
from harness.load import Solution
from harness.problem import Case, Problem
from harness.run import STOPPED, Ending, Limits, Run
from harness.trace import Trace
from harness.value import Json

VARIANTS = 16
"""Variants of a board."""
CUT_OFF = 100_000
"""Writes at which a search is cut off on a variant."""
SEED = 37


def unseen(_done: int, _name: str) -> None:
    """Ignore the progress."""


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

    With `solved_only` the boards that it solved are kept; else the first run that fails is the
    last. No run begins after the deadline, by the monotonic clock.
    """
    if not standing.solution:
        return standing
    searches: dict[str, CountedSearch] = {}
    tried = 0
    boards = [(case.name, problem.arguments(case)) for case in cases]
    runs = _record(problem, standing.solution, boards, limits, 0, progress, deadline)
    for case, run in zip(cases, runs, strict=False):
        tried += 1
        good = run.ending is Ending.RETURNED
        if solved_only:
            good = judge_run(problem, problem.arguments(case), run, limits).accepted
        if run.recorded.trace and good:
            searches[case.name] = search_of(run.recorded.trace)
        elif not solved_only:
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

    The variants are the same for every solution. If the deadline leaves no time for all of them,
    none is kept.

    Raises:
        KataError: the problem has no variants.
    """
    if not standing.solution:
        return standing
    chance = Random(SEED)
    boards = [
        (case.name, problem.scramble(problem.arguments(case), chance))
        for case in cases
        for _ in range(VARIANTS)
    ]
    spread: dict[str, list[int]] = {case.name: [] for case in cases}
    runs = _record(problem, standing.solution, boards, limits, CUT_OFF, progress, deadline)
    for (name, _), run in zip(boards, runs, strict=False):
        writes = (
            run.recorded.trace.writes
            if run.recorded.trace and run.ending is Ending.RETURNED
            else CUT_OFF
        )
        spread[name].append(min(writes, CUT_OFF))
    whole = sum(map(len, spread.values())) == len(boards)
    return replace(standing, spread=spread) if whole else standing


def record_traces(
    problem: Problem, solution: Solution, cases: Sequence[Case], most: int = 0
) -> Iterator[tuple[Case, Trace]]:
    """Run a solution on some cases and yield what it wrote, until a run fails.

    With `most`, a run is cut off after so many writes, and does not fail by that.
    """
    boards = [(case.name, problem.arguments(case)) for case in cases]
    runs = _record(problem, solution, boards, Limits(), most)
    for case, run in zip(cases, runs, strict=False):
        whole = run.ending is Ending.RETURNED or (most and run.ending in STOPPED)
        if run.recorded.trace is None or not whole:
            return
        yield case, run.recorded.trace


def _record(
    problem: Problem,
    solution: Solution,
    boards: Sequence[tuple[str, list[Json]]],
    limits: Limits,
    most: int,
    progress: Progress = unseen,
    deadline: float = inf,
) -> Iterator[Run]:
    """Run a solution on boards with a name each in one process, and yield each recorded run.

    With `most`, a run is cut off after so many writes.
    """
    with Session(solution, problem.method, limits, problem.answer) as session:
        for done, (name, board) in enumerate(boards):
            if time.monotonic() > deadline:
                return
            progress(done, name)
            yield session.record(board, limits.seconds, most)


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
                spent[one.case.name].append(one.run.times.cpu or 0.0)
    return {name: median(times) if name in good else None for name, times in spent.items()}
