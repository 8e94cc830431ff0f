"""A failed case with the data that is needed to run it again."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Self

from harness.judge.outcome import Judged
from harness.judge.session import Session
from harness.judge.verdict import judge_run, limits_of
from harness.problem import Case, Problem
from harness.run import Ending, Limits, Run
from harness.solution_files import Solution
from harness.value import Json, not_of_type
from harness.why.budget import Budget

TIMED_OUT = (Ending.TIME, Ending.WALL)
RIGHT_TYPE = 0.001
"""The share of a list that holds no right item, which is better than a missing `return`."""


@dataclass(frozen=True, slots=True)
class Failing:
    """A failed case with the data that is needed to run it again."""

    problem: Problem
    solution: Solution
    judged: Judged
    """The case with its run and its verdict."""
    passed: Sequence[Judged]
    """The cases that were accepted before it."""
    next_cases: Sequence[Case]
    """The cases that come after it."""
    limits: Limits

    @property
    def arguments(self) -> list[Json]:
        """A new copy of the arguments of the case."""
        return self.problem.arguments(self.judged.case)

    @property
    def timed_out(self) -> bool:
        """True if the case had no answer in time."""
        return self.judged.run.ending in TIMED_OUT

    def with_source(self, source: str) -> Self:
        """Return the failed case with another source."""
        return replace(self, solution=replace(self.solution, source=source))

    def judge_again(
        self,
        budget: Budget,
        limits: Limits | None = None,
        *,
        before: Iterable[list[Json]] = (),
        quiet: bool = False,
    ) -> Judged:
        """Judge the case again, in a new process and within a budget.

        Args:
            budget: the budget to charge the runs to.
            limits: replace the limits of the case.
            before: inputs to run first in the same process.
            quiet: True to discard the output.
        """
        allowed = limits or limits_of(self.judged.case, self.limits)
        with Session(self.problem, self.solution, allowed, counting=True) as session:
            for arguments in before:
                budget.run(session, arguments, allowed.seconds)
            run = budget.run(session, self.arguments, allowed.seconds, quiet=quiet)
        return Judged(self.judged.case, run, judge_run(self.problem, self.arguments, run, allowed))

    def share(self, arguments: list[Json], run: Run) -> float:
        """Return 1.0 if a run solved an input, else the share of its answer that is right.

        The share is less than 1.0, and 0.0 unless a list of items of the right type is returned.
        """
        problem, returned = self.problem, run.returned
        if run.ending is not Ending.RETURNED:
            return 0.0
        if judge_run(problem, arguments, run, self.limits).accepted:
            return 1.0
        expected = next(problem.answers(arguments), None)
        if (
            problem.in_place
            or not isinstance(expected, list)
            or not_of_type(returned, problem.returns)
        ):
            return 0.0
        form = getattr(problem, "form", repr)
        right, given = (Counter(repr(form(one)) for one in items) for items in (expected, returned))
        return max(RIGHT_TYPE, (right & given).total() / (1 + (right | given).total()))
