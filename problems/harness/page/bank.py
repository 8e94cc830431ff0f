"""The solutions that a page compares: approaches as they were saved, the others measured now."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from harness import load
from harness.compare.measure import measure_counts, measure_spread
from harness.compare.saved import saved_standings
from harness.compare.standing import Standing
from harness.judge.outcome import Progress
from harness.load import Solution
from harness.problem import Case, Problem
from harness.run import Limits

PATIENCE = 10.0
"""Seconds for one solution. What is not measured by then is left out."""


def lane_names(files: Sequence[Path], approaches: Sequence[Path]) -> list[str]:
    """Return a name for each file: its own without the ending, or its path where that is taken."""
    known = {path.resolve() for path in approaches}
    taken = [path.stem for path in approaches]
    taken += [file.stem for file in files if file.resolve() not in known]
    return [
        file.stem if file.resolve() in known or taken.count(file.stem) == 1 else str(file)
        for file in files
    ]


def bank_standings(
    problem: Problem,
    solutions: Mapping[str, Solution | None],
    cases: Sequence[Case],
    limits: Limits,
    progress: Progress,
) -> tuple[Standing, ...]:
    """Return the approaches, and beside them the solutions that are not among them.

    Args:
        problem: whose bank it is.
        solutions: those of the lanes, by name; None for one that did not solve its board, which
            is not measured.
        cases: the boards that decide whether a solution is Accepted.
        limits: for what is measured now.
        progress: is called before each solution that is measured.
    """
    saved = saved_standings(load.SOLUTIONS / problem.slug)
    found = list(saved.values())
    for done, (name, solution) in enumerate(solutions.items()):
        if saved and name not in saved:
            progress(done, name)
            found.append(_measured(problem, Standing(name, solution, tried=0), cases, limits))
    return tuple(found)


def _measured(
    problem: Problem, standing: Standing, cases: Sequence[Case], limits: Limits
) -> Standing:
    """Return a standing with its counts, and with its spread if it solves the sample boards.

    Counts do not change from run to run: a solution that is done in time is measured the same
    every time.
    """
    deadline = time.monotonic() + PATIENCE
    counted = measure_counts(problem, standing, cases, limits, solved_only=True, deadline=deadline)
    sample = [case for case in cases if case.tier == "sample"]
    shown = problem.offers(problem.scramble)
    if not shown or any(case.name not in counted.searches for case in sample):
        return counted
    return measure_spread(problem, counted, sample, limits, deadline=deadline)
