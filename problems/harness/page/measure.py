"""Measures a solution that no table knows: its counts on the bank, its spread over variants."""

from __future__ import annotations

import time
from collections.abc import Sequence

from harness.compare.fingerprints import Searches, search_of
from harness.compare.spread import MOST, VARIANTS, Spread, variants_of, writes_of
from harness.judge.sandbox import Session
from harness.judge.verdict import judge_run
from harness.page.standings import Standing
from harness.records import Case, Limits, Problem, Solution

PATIENCE = 10.0
"""Seconds for one solution. What is not measured by then is left out."""


def measure(
    name: str, problem: Problem, solution: Solution, cases: Sequence[Case], limits: Limits
) -> Standing:
    """Record a solution on the cases, and on variants of the sample boards if it solves those.

    Counts do not change from run to run: a solution that is done in time is measured the same
    every time.
    """
    deadline = time.monotonic() + PATIENCE
    searches: Searches = {}
    tried = 0
    with Session(solution, problem.method, limits, problem.answer) as session:
        for case in cases:
            run = session.record(problem.arguments(case), limits.seconds)
            tried += 1
            verdict = judge_run(problem, problem.arguments(case), run, limits)
            if run.trace and verdict.accepted:
                searches[case.name] = search_of(run.trace)
            if time.monotonic() > deadline:
                break
    sample = [case for case in cases if case.tier == "sample"]
    solved = all(case.name in searches for case in sample)
    spread = _spread(problem, solution, sample, limits, deadline) if solved else {}
    return Standing(name, searches, spread, tried)


def _spread(
    problem: Problem, solution: Solution, sample: Sequence[Case], limits: Limits, deadline: float
) -> Spread:
    """Return the writes on all variants of all boards, or {} where time does not allow it."""
    boards = variants_of(problem, sample) if problem.scramble else []
    writes: list[int] = []
    with Session(solution, problem.method, limits, problem.answer) as session:
        for board in boards:
            if time.monotonic() > deadline:
                break
            writes.append(writes_of(session.record(board, limits.seconds, MOST)))
    if len(writes) < len(boards) or not boards:
        return {}
    return {
        case.name: writes[at * VARIANTS : (at + 1) * VARIANTS] for at, case in enumerate(sample)
    }
