"""A failed case with what it takes to run it again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from harness.judge.outcome import Judged
from harness.problem import Case, Problem
from harness.run import Ending, Limits
from harness.solution_files import Solution

TIMED_OUT = (Ending.TIME, Ending.WALL)


@dataclass(frozen=True, slots=True)
class Failing:
    """A failed case, and what it takes to run it again."""

    problem: Problem
    solution: Solution
    one: Judged
    passed: Sequence[Judged]
    """The cases that were accepted before it."""
    next_cases: Sequence[Case]
    """The cases that come after it."""
    limits: Limits

    @property
    def arguments(self) -> list[object]:
        """The arguments of the case, made anew."""
        return self.problem.arguments(self.one.case)
