"""A failed case with what it takes to run it again, and the time that is left for that."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from harness.records import Case, Ending, Judged, Limits, Problem, Solution

TIMED_OUT = (Ending.TIME, Ending.WALL)


class Budget:
    """The time that is left for explaining, by the clock."""

    def __init__(self, seconds: float) -> None:
        """Start now."""
        self._end = time.monotonic() + seconds

    @property
    def left(self) -> float:
        """The seconds that are left."""
        return max(0.0, self._end - time.monotonic())

    @property
    def spent(self) -> bool:
        """True once nothing is left."""
        return self.left == 0.0


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
