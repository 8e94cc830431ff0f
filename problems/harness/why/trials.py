"""Runs a solution that fails again, then changed ones, all in one process of its own.

A trial that meets a limit has failed. The limit that counts is one of steps, so that what passes
is the same on each machine and at any load.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Self, TypeAlias

from harness.judge.outcome import Verdict
from harness.judge.session import Grain, Trial, session_of
from harness.judge.verdict import judge_run, limits_of
from harness.problem import Case
from harness.run import STOPPED, Ending, Run
from harness.value import Json
from harness.why.budget import UNLIMITED_STEPS, Budget
from harness.why.edit import Edit
from harness.why.failing import Failing

Inputs: TypeAlias = Sequence[list[Json]]
"""Inputs that one process runs, one after another."""

SECONDS, MORE_SECONDS, MOST_SECONDS = 0.3, 1.0, 3.0
"""CPU time that a trial may take on the smallest input, on others, and on others if it is slow. It
is far above what the steps take, and only there for a line without an end."""
MORE_STEPS, SLOW = 100_000, 0.15
"""Statements that are counted of a changed program on an input that is not the smallest. Counting
takes longer than running, so one that needs more is run again with only its calls counted, for this
part of the whole effort. One that needs more could not be proved on all of the bank."""
MEMORY = 256 * 2**20
"""Bytes that a trial may use, its interpreter included. The system refuses it more, so that it ends
at the same place each time. One that collects without an end takes long to fill more."""
RECURSION, SHALLOW = 1_200, 2_000
"""Nested calls that a trial may make, as a correct search of 81 cells makes about a hundred; and a
solution that runs again, if it has met the usual limit: enough to see why."""
BATCH = 32
"""Trials in a message: a message to the child and its reply take as long as a small run."""
IDLE = "class Solution:\n    def {}(self, *_):\n        pass\n"
"""A program for a process that starts among the trials: the solution itself may not load."""


class Trials:
    """Runs changed sources: `with Trials(…) as trials: trials.passes(source, inputs)`."""

    def __init__(self, failing: Failing, budget: Budget) -> None:
        """Prepare to run a solution that fails, and changes of it."""
        self.failing, self.budget, limits = failing, budget, failing.limits
        endless = failing.judged.run.raised.type == "RecursionError"
        again = replace(limits, recursion=SHALLOW) if endless else limits
        self.session = session_of(failing.problem, failing.solution, again, counting=True)
        """Runs the solution itself until the first trial."""
        self._most_calls = int(SLOW * budget.steps(Grain.CALLS))
        self._limits = replace(limits, memory=MEMORY, reserved=MEMORY, recursion=RECURSION)
        self._judged = ""

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
        seconds: float = MORE_SECONDS,
        grain: Grain = Grain.ITERATIONS,
    ) -> Run:
        """Run a source once, for so many steps of a grain; None for the source before."""
        trials: list[Trial] = [(None if source is None else (), 0)]
        runs = self.run_all(source, trials, [arguments], steps, seconds, grain)
        return runs[0] if runs else Run(Ending.STEPS)

    def run_all(
        self,
        source: str | None,
        trials: Sequence[Trial],
        inputs: Inputs,
        steps: int,
        seconds: float = MORE_SECONDS,
        grain: Grain = Grain.ITERATIONS,
    ) -> list[Run]:
        """Return the runs of changes of a source, as far as the budget goes.

        A trial of what ran before has no process if that has ended it.
        """
        runs, self._judged = list[Run](), ""
        while len(runs) < len(trials) and not self.budget.spent:
            if trials[len(runs)][0] is None and not self.session.is_alive:
                runs.append(Run(Ending.DIED))
                continue
            self._begin()
            some = trials[len(runs) : len(runs) + BATCH]
            limit = seconds, steps, grain, self._limits
            runs += self.budget.try_sources(self.session, source, some, inputs, *limit)
        return runs

    def judge(self, source: str, case: Case, budget: Budget) -> Verdict:
        """Judge a source on a case as any solution is, one case after another, within a budget."""
        problem, allowed = self.failing.problem, limits_of(case, self.failing.limits)
        arguments = problem.arguments(case)
        self._begin()
        pieces = None if source == self._judged else ()
        limit = allowed.seconds, UNLIMITED_STEPS, Grain.CALLS
        runs = budget.try_sources(self.session, source, [(pieces, 0)], [arguments], *limit)
        self._judged = source if self.session.is_alive else ""
        return judge_run(problem, arguments, runs[0] if runs else Run(Ending.STEPS), allowed)

    def _begin(self) -> None:
        """Have a process with the limits of any solution, also where this one cannot be loaded."""
        problem, solution = self.failing.problem, self.failing.solution
        if not self.session.is_alive:
            idle = replace(solution, source=IDLE.format(problem.method))
            self.session = session_of(problem, idle, self.failing.limits, counting=True)
        self.session.limits = self.failing.limits

    def smallest(
        self, arguments: list[Json], fails: Callable[[list[Json]], bool], runs: int
    ) -> list[Json]:
        """Return the smallest input found that fails, in so many runs at most."""
        left = iter(range(runs))
        return self.failing.problem.shrink(
            arguments, lambda one: next(left, None) is not None and fails(one)
        )

    def is_right(self, arguments: list[Json], run: Run) -> bool:
        """Return True if a run solved its input."""
        return judge_run(self.failing.problem, arguments, run, self.failing.limits).accepted

    def try_edits(
        self, source: str, edits: Sequence[Edit], inputs: Inputs, steps: int
    ) -> Iterator[Ending]:
        """Run a source with each of some edits on the smallest inputs in turn.

        Yield how the last run of each edit ended, as far as the budget goes: RAISED if it is wrong.
        """
        for first in range(0, len(edits), BATCH):
            some = edits[first : first + BATCH]
            trials = [
                (None if number else edit.pieces, number)
                for edit in some
                for number in range(len(inputs))
            ]
            runs = self.run_all(source, trials, inputs, steps, SECONDS)
            for run in runs[len(inputs) - 1 :: len(inputs)]:
                wrong = run.ending is Ending.RETURNED and not self.is_right(inputs[-1], run)
                yield Ending.RAISED if wrong else run.ending

    def passes_more(self, source: str, inputs: Inputs) -> set[int] | None:
        """Return the lines that ran if a source is right on further inputs, or None if not."""
        lines, slow = set[int](), list[int]()
        every: list[Trial] = [(None if number else (), number) for number in range(len(inputs))]
        for some in every[:1], every[1:]:  # the first one refutes most
            runs = self.run_all(source, some, inputs, MORE_STEPS, grain=Grain.LINES)
            if len(runs) < len(some):
                return None
            for (_, number), run in zip(some, runs, strict=True):
                lines |= set(run.recorded.lines)
                if run.ending in STOPPED:
                    slow.append(number)  # at last, for it may not end
                elif not self.is_right(inputs[number], run):
                    return None
        for arguments in (inputs[number] for number in slow):
            run = self.run(source, arguments, self._most_calls, MOST_SECONDS, Grain.CALLS)
            if not self.is_right(arguments, run):
                return None
        return lines
