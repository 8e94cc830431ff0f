"""A claim on cost, measured: what a learner expects of a search, beside what it does.

Counts are the same on every machine.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass

from harness.compare.measure import measure_counts
from harness.compare.standing import Standing
from harness.console import LABEL, paragraph, plural
from harness.practice.interview.data import GrowthQuestion
from harness.records import Case, Drawing, Limits, Problem, Progress, Solution

SEED = 1
PATIENCE = 30.0
"""Seconds after which no further board is counted."""
LONGEST_BAR = 24


@dataclass(frozen=True)
class Growth:
    """The median placements of a search on boards with fewer and fewer givens."""

    givens: Sequence[int]
    medians: Sequence[float]
    visible: bool
    """True if the search takes digits back on the board, so that its placements are its cost."""

    @property
    def factor(self) -> float:
        """The factor of one step: the same for each step, it leads from the first to the last."""
        return float((self.medians[-1] / self.medians[0]) ** (1 / (len(self.medians) - 1)))


def boards_of(problem: Problem, one: GrowthQuestion) -> dict[int, list[Case]]:
    """Return the boards to count on, by their number of givens; {} if the problem makes none."""
    if problem.generate is None or problem.read is None:
        return {}
    found = {}
    for givens in one.givens:
        lines = problem.generate(one.boards, SEED, givens, False, lambda _done, _name: None)
        found[givens] = [
            Case(f"{givens} givens, board {number}", "yours", "", "", problem.read(line))
            for number, line in enumerate(lines, 1)
        ]
    return found


def measure_growth(
    problem: Problem, solution: Solution, boards: dict[int, list[Case]], progress: Progress
) -> Growth | None:
    """Count a solution on boards; None if it does not get through all of them in time."""
    cases = [case for some in boards.values() for case in some]
    deadline = time.monotonic() + PATIENCE
    standing = measure_counts(
        problem,
        Standing(solution.path.stem, solution),
        cases,
        Limits(),
        progress,
        solved_only=True,
        deadline=deadline,
    )
    medians = [
        standing.median_count("placements", [case.name for case in some])
        for some in boards.values()
    ]
    known = [count for count in medians if count]
    if len(known) < len(boards):
        return None
    return Growth(list(boards), known, standing.search_is_visible)


def growth_lines(one: Growth, said: float | None, boards: int) -> Drawing:
    """Draw the counts with a bar each, by powers, beside those that the learner expected."""
    expected = [one.medians[0] * (said or 1.0) ** step for step in range(len(one.medians))]
    head = f"{'givens':>{LABEL}}  {'counted':>10}  {'as you said' if said else ''}"
    lines: Drawing = [[(head.rstrip(), "title")]]
    top, least = max(*one.medians, *expected), min(*one.medians, *expected)
    for givens, median, claim in zip(one.givens, one.medians, expected, strict=True):
        cells = f"{givens:>{LABEL}}  {median:>10,.0f}  {_bar(median, least, top):<{LONGEST_BAR}}"
        beside = f"  {claim:,.0f}" if said else ""
        lines.append([(f"{cells}{beside}".rstrip(), "")])
    step = one.givens[0] - one.givens[1]
    text = (
        f"× {one.factor:.1f} for {step} givens fewer, in the median of {plural(boards, 'board')}."
    )
    lines += paragraph("Counted", text)
    if not one.visible:
        hidden = "no digit is taken back on these boards, so a search in a copy is not counted."
        lines += paragraph("But", hidden)
    return lines


def _bar(value: float, least: float, top: float) -> str:
    """Return a bar whose length grows with the power of a number."""
    share = math.log(value / least) / math.log(top / least) if top > least else 0.0
    return "█" * (1 + round(share * (LONGEST_BAR - 1)))
