"""A claim on cost, measured: what a learner expects of a search, beside what it does.

Counts are the same on every machine.
"""

from __future__ import annotations

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


def growth_lines(one: Growth, said: float | None, question: GrowthQuestion) -> Drawing:
    """Draw the counts with a bar each, beside those that the learner expected."""
    expected = [one.medians[0] * (said or 1.0) ** step for step in range(len(one.medians))]
    guess = f"{'your guess':>12}" if said else ""
    head = f"{'givens':>{LABEL}}  {'blanks':>6}  {'measured':>10}{guess}"
    lines: Drawing = [[(head, "title")]]
    top = max(one.medians)
    for givens, median, claim in zip(one.givens, one.medians, expected, strict=True):
        guess = f"{claim:>12,.0f}" if said else ""
        cells = f"{givens:>{LABEL}}  {question.cells - givens:>6}  {median:>10,.0f}{guess}"
        lines.append([(f"{cells}  {_bar(median / top)}", "")])
    step, counted = one.givens[0] - one.givens[1], plural(question.boards, "board")
    text = (
        f"Measured: × {one.factor:.1f} for every {step} givens removed, in the median of {counted}."
    )
    lines += paragraph("", text)
    if not one.visible:
        hidden = "your search undoes nothing on these boards; work in a copy is not counted."
        lines += paragraph("But", hidden)
    return lines


def _bar(share: float) -> str:
    """Return a bar whose length is a part of the longest one."""
    return "█" * max(round(share * LONGEST_BAR), 1)
