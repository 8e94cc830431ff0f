"""Measures how the length of a search spreads over variants of a board: one board misleads.

The same puzzle with its rows, columns and digits in another order is as hard for a person, and may
take a search ten writes or ten million.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10
from random import Random

from harness.errors import KataError
from harness.judge.sandbox import Session
from harness.records import Case, Ending, Json, Limits, Problem, Progress, Run, Solution

VARIANTS = 16
MOST = 100_000
"""Writes at which a search is cut off."""
SEED = 37
BARS = " ▁▂▃▄▅▆▇█"
STEPS = 10
"""Bars of a sparkline: two for each power of ten."""

Spread = dict[str, list[int]]
"""Writes on each variant of a case, by the case's name."""


def measure_spread(
    problem: Problem,
    solutions: Mapping[str, Solution],
    cases: Sequence[Case],
    limits: Limits,
    progress: Progress,
) -> dict[str, Spread]:
    """Return how many writes each solution needs on the variants of each case.

    A search that was cut off counts `MOST`.

    Raises:
        KataError: the problem has no variants.
    """
    boards = variants_of(problem, cases)
    found: dict[str, Spread] = {}
    for number, (name, solution) in enumerate(solutions.items()):
        progress(number * len(boards), name)
        writes = _count_writes(problem, solution, boards, limits)
        found[name] = {
            case.name: writes[start : start + VARIANTS]
            for case, start in zip(cases, range(0, len(boards), VARIANTS), strict=True)
        }
    return found


def variants_of(problem: Problem, cases: Sequence[Case]) -> list[list[Json]]:
    """Return the variants of each case in turn, the same for every solution.

    Raises:
        KataError: the problem has no variants.
    """
    if problem.scramble is None:
        raise KataError(f"{problem.slug} has no variants")
    chance = Random(SEED)
    return [
        problem.scramble(problem.arguments(case), chance) for case in cases for _ in range(VARIANTS)
    ]


def writes_of(run: Run) -> int:
    """Return how many writes a run needed, `MOST` if it did not return."""
    if run.ending is not Ending.RETURNED or run.trace is None:
        return MOST
    return min(run.trace.writes, MOST)


def alike(spread: Mapping[str, Spread]) -> dict[tuple[str, ...], Spread]:
    """Return the spreads with the names of all that need the same writes on every variant."""
    found: dict[str, list[str]] = {}
    for name, own in spread.items():
        found.setdefault(repr(own), []).append(name)
    return {tuple(names): spread[names[0]] for names in found.values()}


def sparkline(writes: Sequence[int]) -> str:
    """Return a sparkline histogram: one bar per half decade from 1 to 100,000."""
    counts = [0] * STEPS
    for number in writes:
        if number < MOST:
            counts[min(STEPS - 1, int(2 * log10(max(1, number))))] += 1
    highest = max(*counts, 1)
    return "".join(BARS[-(-count * (len(BARS) - 1) // highest)] for count in counts)


def _count_writes(
    problem: Problem, solution: Solution, boards: Sequence[list[Json]], limits: Limits
) -> list[int]:
    with Session(solution, problem.method, limits) as session:
        return [writes_of(session.record(board, limits.seconds, MOST)) for board in boards]
