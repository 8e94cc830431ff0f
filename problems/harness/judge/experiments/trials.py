"""Tries changed programs, one after another, in one process that nothing else depends on.

A trial that meets a limit has failed. The limit that counts is one of steps, so that what passes
is the same on each machine and at any load.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Self, TypeAlias

from harness.judge.budget import Budget
from harness.judge.failing import Failing
from harness.judge.session import session_of
from harness.judge.verdict import judge_run
from harness.records import Ending, Json, Run

Inputs: TypeAlias = Sequence[list[Json]]
"""Inputs that one process runs, one after another."""

SECONDS, MORE_SECONDS = 0.1, 0.6
"""CPU time that a trial may take on the smallest input, and on others. It is far above what the
steps take, and only there for a line without an end."""
LONGEST_SHARE = 0.2
"""The part of the budget that one of those may take: a program that needs more on the first steps
of the bank could not be proved on all of it."""
MORE_STEPS = 100_000
"""Statements that are counted of a changed program on an input that is not the smallest. Counting
takes longer than running, so one that needs more is run again without it."""
MEMORY = 128 * 2**20
"""Bytes that a trial may use. One that collects without an end takes long to fill more."""
IDLE = "class Solution:\n    def {}(self, *_):\n        pass\n"
"""A program for a process to begin with, before it is given changed ones."""


class Trials:
    """Runs changed sources: `with Trials(…) as trials: trials.passes(source, inputs)`."""

    def __init__(self, failing: Failing, budget: Budget) -> None:
        """Prepare to try changes of a solution that fails."""
        self.failing, self.budget = failing, budget
        self.longest = min(MORE_SECONDS, LONGEST_SHARE * budget.given)
        idle = replace(failing.solution, source=IDLE.format(failing.problem.method))
        self.session = session_of(failing.problem, idle, replace(failing.limits, memory=MEMORY))
        self.count = 0
        """The runs so far."""

    def __enter__(self) -> Self:
        """Return the trials themselves."""
        return self

    def __exit__(self, *error: object) -> None:
        """End the process."""
        self.session.__exit__(*error)

    def run(
        self,
        source: str | None,
        arguments: list[Json],
        steps: int,
        seconds: float,
        *,
        lines: bool = False,
    ) -> Run:
        """Run a source once; None for the one before. For 0, steps are not counted.

        For `lines`, each statement is a step, and its line is noted.
        """
        self.count += 1
        arguments = copied(arguments)
        return self.budget.try_source(self.session, source, arguments, seconds, steps, lines=lines)

    def is_right(self, arguments: list[Json], run: Run) -> bool:
        """Return True if a run solved its input."""
        return judge_run(self.failing.problem, arguments, run, self.failing.limits).accepted

    def try_first(self, source: str, inputs: Inputs, steps: int) -> Ending:
        """Run a source on the smallest inputs, one after another, and return how the last ended.

        That is RAISED if it is wrong, too.
        """
        run = Run(Ending.RAISED)
        for number, arguments in enumerate(inputs):
            run = self.run(None if number else source, arguments, steps, SECONDS)
        wrong = run.ending is Ending.RETURNED and not self.is_right(inputs[-1], run)
        return Ending.RAISED if wrong else run.ending

    def passes_more(self, source: str, inputs: Inputs) -> set[int] | None:
        """Return the lines that ran if a source is right on further inputs, or None if not."""
        lines, slow = set[int](), []
        for number, arguments in enumerate(inputs):
            again = None if number else source
            run = self.run(again, arguments, MORE_STEPS, MORE_SECONDS, lines=True)
            lines |= set(run.lines)
            if run.ending is Ending.STOPPED:
                slow.append(arguments)  # at last, for it may not end
            elif not self.is_right(arguments, run):
                return None
        runs = ((one, self.run(source, one, 0, self.longest)) for one in slow)
        return lines if all(self.is_right(*one) for one in runs) else None


def copied(value: Json) -> Json:
    """Return lists copied all the way down."""
    return [copied(one) for one in value] if isinstance(value, list) else value
