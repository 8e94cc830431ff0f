"""A failed case with what it takes to run it again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from harness.judge.outcome import Judged
from harness.judge.session import session_of
from harness.judge.verdict import judge_run, limits_of
from harness.problem import Case, Problem
from harness.run import Ending, Limits
from harness.solution_files import Solution
from harness.value import Json
from harness.why.budget import Budget

TIMED_OUT = (Ending.TIME, Ending.WALL)


@dataclass(frozen=True, slots=True)
class Failing:
    """A failed case, and what it takes to run it again."""

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
        """The arguments of the case, made anew."""
        return self.problem.arguments(self.judged.case)

    @property
    def timed_out(self) -> bool:
        """True if the case had no answer in time."""
        return self.judged.run.ending in TIMED_OUT

    def with_source(self, source: str) -> Failing:
        """Return the same case of another source."""
        return replace(self, solution=replace(self.solution, source=source))

    def judge_again(
        self,
        budget: Budget,
        limits: Limits | None = None,
        *,
        before: Iterable[list[Json]] = (),
        quiet: bool = False,
    ) -> Judged:
        """Judge the case once more, in a process of its own and within a budget.

        Args:
            budget: pays for the runs.
            limits: others than those of the case.
            before: the inputs that run before it in the same process.
            quiet: True to discard what it prints.
        """
        allowed = limits or limits_of(self.judged.case, self.limits)
        with session_of(self.problem, self.solution, allowed, counting=True) as session:
            for arguments in before:
                budget.run(session, arguments, allowed.seconds)
            run = budget.run(session, self.arguments, allowed.seconds, quiet=quiet)
        return Judged(self.judged.case, run, judge_run(self.problem, self.arguments, run, allowed))
