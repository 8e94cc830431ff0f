"""Tries changed programs, one after another, in one process that nothing else depends on.

A trial that meets a limit has failed. The limit that counts is one of steps, so that what passes
is the same on each machine and at any load.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Self, TypeAlias

from harness.child.patch import Piece
from harness.judge.session import Grain, session_of
from harness.judge.verdict import judge_run
from harness.run import STOPPED, Ending, Run
from harness.value import Json
from harness.why.budget import Budget
from harness.why.failing import Failing

Inputs: TypeAlias = Sequence[list[Json]]
"""Inputs that one process runs, one after another."""

SECONDS, MORE_SECONDS, MOST_SECONDS = 0.3, 1.0, 3.0
"""CPU time that a trial may take on the smallest input, on others, and on others if it is slow. It
is far above what the steps take, and only there for a line without an end."""
MORE_STEPS, MOST_CALLS = 100_000, 2_500_000
"""Statements that are counted of a changed program on an input that is not the smallest. Counting
takes longer than running, so one that needs more is run again with only its calls counted. One that
needs more of these on the first steps of the bank could not be proved on all of it."""
MEMORY = 256 * 2**20
"""Bytes that a trial may use, its interpreter included. The system refuses it more, so that it ends
at the same place each time. One that collects without an end takes long to fill more."""
RECURSION = 1_200
"""Nested calls that a trial may make. A correct search of 81 cells makes about a hundred."""
IDLE = "class Solution:\n    def {}(self, *_):\n        pass\n"
"""A program for a process to begin with, before it is given changed ones."""


class Trials:
    """Runs changed sources: `with Trials(…) as trials: trials.passes(source, inputs)`."""

    def __init__(self, failing: Failing, budget: Budget) -> None:
        """Prepare to try changes of a solution that fails."""
        self.failing, self.budget = failing, budget
        idle = replace(failing.solution, source=IDLE.format(failing.problem.method))
        limits = replace(failing.limits, memory=MEMORY, reserved=MEMORY, recursion=RECURSION)
        self.session = session_of(failing.problem, idle, limits, counting=True)

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
        grain: Grain = Grain.ITERATIONS,
        pieces: Sequence[Piece] = (),
    ) -> Run:
        """Run a source once, for so many steps of a grain; None for the source before."""
        arguments = copied(arguments)
        run = self.session, source, arguments, seconds, steps, grain, pieces
        return self.budget.try_source(*run)

    def is_right(self, arguments: list[Json], run: Run) -> bool:
        """Return True if a run solved its input."""
        return judge_run(self.failing.problem, arguments, run, self.failing.limits).accepted

    def try_first(self, source: str, pieces: Sequence[Piece], inputs: Inputs, steps: int) -> Ending:
        """Run a changed source on the smallest inputs in turn, and return how the last ended.

        That is RAISED if it is wrong, too.
        """
        run = Run(Ending.RAISED)
        for number, arguments in enumerate(inputs):
            again = None if number else source
            run = self.run(again, arguments, steps, SECONDS, pieces=pieces)
        wrong = run.ending is Ending.RETURNED and not self.is_right(inputs[-1], run)
        return Ending.RAISED if wrong else run.ending

    def passes_more(self, source: str, inputs: Inputs) -> set[int] | None:
        """Return the lines that ran if a source is right on further inputs, or None if not."""
        lines, slow = set[int](), []
        for number, arguments in enumerate(inputs):
            again = None if number else source
            run = self.run(again, arguments, MORE_STEPS, MORE_SECONDS, Grain.LINES)
            lines |= set(run.recorded.lines)
            if run.ending in STOPPED:
                slow.append(arguments)  # at last, for it may not end
            elif not self.is_right(arguments, run):
                return None
        limits = MOST_CALLS, MOST_SECONDS, Grain.CALLS
        runs = ((one, self.run(source, one, *limits)) for one in slow)
        return lines if all(self.is_right(*one) for one in runs) else None


def copied(value: Json) -> Json:
    """Return lists copied all the way down."""
    return [copied(one) for one in value] if isinstance(value, list) else value
