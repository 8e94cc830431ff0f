"""How a search's length spreads over the guises of the same boards: one board misleads.

The same puzzle with its rows, columns and digits in another order is as hard for a person, and may
take a search ten writes or ten million.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import closing
from math import log10
from random import Random

from harness.errors import KataError
from harness.judge.sandbox import run_in_worker
from harness.records import Case, Json, Limits, Problem, Progress, Run, Solution

GUISES = 16
MOST = 100_000
"""Writes at which a search is cut off."""
SEED = 37
BARS = " ▁▂▃▄▅▆▇█"
STEPS = 10
"""Columns of a strip: two for each power of ten."""

Spread = dict[str, list[int]]
"""Writes on each guise of a case, by the case's name."""


def measure_spread(
    problem: Problem,
    solutions: Mapping[str, Solution],
    cases: Sequence[Case],
    limits: Limits,
    tell: Progress,
) -> dict[str, Spread]:
    """How many writes each solution needs on the guises of each case; `MOST` where it was cut off.

    Raises:
        KataError: the problem knows no guises.
    """
    boards = variants_of(problem, cases)
    found: dict[str, Spread] = {}
    for number, (name, solution) in enumerate(solutions.items()):
        tell(number * len(boards), name)
        runs = run_in_worker(solution, problem.method, boards, limits, limits.seconds, MOST)
        with closing(runs):
            writes = [writes_of(run) for run in runs]
        writes += [MOST] * (len(boards) - len(writes))  # it would not load a second time
        found[name] = {
            case.name: writes[start : start + GUISES]
            for case, start in zip(cases, range(0, len(boards), GUISES), strict=True)
        }
    return found


def variants_of(problem: Problem, cases: Sequence[Case]) -> list[list[Json]]:
    """Return the variants of each case in turn, the same for every solution.

    Raises:
        KataError: the problem has no variants.
    """
    if problem.scramble is None:
        raise KataError(f"{problem.slug} has no other guises")
    chance = Random(SEED)
    return [
        problem.scramble(problem.arguments(case), chance) for case in cases for _ in range(GUISES)
    ]


def writes_of(run: Run) -> int:
    """Return how many writes a run needed; `MOST` where it did not come to its end."""
    if run.trace is None or run.ending != "returned":
        return MOST
    return min(run.trace.writes, MOST)


def alike(spread: Mapping[str, Spread]) -> dict[tuple[str, ...], Spread]:
    """Those that need the same writes on every guise of every case, together."""
    found: dict[str, list[str]] = {}
    for name, own in spread.items():
        found.setdefault(repr(own), []).append(name)
    return {tuple(names): spread[names[0]] for names in found.values()}


def strip(writes: Sequence[int]) -> str:
    """A column for each half power of ten from 1 to 100,000, as high as there are many."""
    counts = [0] * STEPS
    for number in writes:
        if number < MOST:
            counts[min(STEPS - 1, int(2 * log10(max(1, number))))] += 1
    highest = max(*counts, 1)
    return "".join(BARS[-(-count * (len(BARS) - 1) // highest)] for count in counts)
