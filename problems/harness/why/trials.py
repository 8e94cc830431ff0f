"""Runs a failing solution again, then edited sources, all in one child process.

A trial that reaches a limit has failed. The effective limit is on steps, so the same edits pass
on each machine and at any load.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Self, TypeAlias

from harness.child.patch import Piece
from harness.judge.outcome import Verdict
from harness.judge.session import Grain, Session, Trial
from harness.judge.verdict import judge_run, limits_of
from harness.problem import Case
from harness.run import STOPPED, Ending, Run
from harness.value import Json
from harness.why.budget import Budget
from harness.why.edit import Edit
from harness.why.failing import Failing

Inputs: TypeAlias = Sequence[list[Json]]
"""Inputs that are run in order in one process."""

SECONDS, MORE_SECONDS, MOST_SECONDS = 0.3, 1.0, 1.5
"""The CPU seconds of a trial on the smallest input, on others, and on others if it is slow. Only a
single endless line reaches them before the limit on steps."""
MORE_STEPS, SLOW = 100_000, 0.08
"""The limit on an edited program's counted statements on further inputs, and a share of the budget.
Counting is slow, so a program that needs more runs again, with only its calls counted, for that
share. A program that needs still more could not be judged on the whole bank."""
LONGEST_CASE = 0.4
"""The largest share of the remaining budget for one case when an edit is judged, unless it is the
last: an edit that passed by luck may never end on it."""
MEMORY = 128 * 2**20
"""The memory limit of a trial in bytes, with its interpreter. The system enforces it, so a trial
ends at the same place each time. A higher limit would take long to reach."""
RECURSION, SHALLOW = 1_200, 2_000
"""The recursion limit of a trial (a correct search of 81 cells makes about a hundred nested calls),
and of a solution that runs again after a RecursionError: enough to see why."""
BATCH = 32
"""The number of trials in a message to the child: sending it takes as long as a small run."""
IDLE = "class Solution:\n    def {}(self, *_):\n        pass\n"
"""A placeholder program for a process that starts between trials: the solution may not load."""


def on_each(inputs: Inputs, pieces: Sequence[Piece] = ()) -> list[Trial]:
    """Return the trials of an edit on some inputs, one after another."""
    return [(None if number else pieces, number) for number in range(len(inputs))]


class Trials:
    """Runs edited sources: `with Trials(…) as trials: trials.run(source, arguments, steps)`."""

    def __init__(self, failing: Failing, budget: Budget) -> None:
        """Prepare to run a failing solution, and edits of it."""
        self.failing, self.budget, limits = failing, budget, failing.limits
        endless = failing.judged.run.raised.type == "RecursionError"
        solution_limits = replace(limits, recursion=SHALLOW) if endless else limits
        self.session = Session(failing.problem, failing.solution, solution_limits, counting=True)
        """The child process; it runs the solution itself until the first trial."""
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
        source: str,
        arguments: list[Json],
        steps: int,
        seconds: float = MORE_SECONDS,
        grain: Grain = Grain.ITERATIONS,
    ) -> Run:
        """Return one run of a source within a limit on steps."""
        runs = self.run_all(source, [((), 0)], [arguments], steps, seconds, grain)
        return runs[0] if runs else Run(Ending.STEPS)

    def run_all(
        self,
        source: str,
        trials: Sequence[Trial],
        inputs: Inputs,
        steps: int,
        seconds: float = MORE_SECONDS,
        grain: Grain = Grain.ITERATIONS,
    ) -> list[Run]:
        """Return the runs of some trials of a source, until the budget is spent.

        A trial of the previous source ends as DIED if that source has ended the process.
        """
        runs, self._judged = list[Run](), ""
        while len(runs) < len(trials) and not self.budget.spent:
            if trials[len(runs)][0] is None and not self.session.is_alive:
                runs.append(Run(Ending.DIED))
                continue
            self._begin()
            batch = trials[len(runs) : len(runs) + BATCH]
            limit = seconds, steps, grain, self._limits
            runs += self.budget.try_sources(self.session, source, batch, inputs, *limit)
        return runs

    def judge(
        self, source: str, case: Case, budget: Budget, share: float = LONGEST_CASE
    ) -> Verdict:
        """Return the verdict of a source on a case, like any solution's, in a share of a budget."""
        problem, allowed = self.failing.problem, limits_of(case, self.failing.limits)
        arguments = problem.arguments(case)
        self._begin()
        pieces = None if source == self._judged else ()
        steps = int(share * budget.steps(Grain.CALLS))
        limit = allowed.seconds, steps, Grain.CALLS
        runs = budget.try_sources(self.session, source, [(pieces, 0)], [arguments], *limit)
        self._judged = source if self.session.is_alive else ""
        return judge_run(problem, arguments, runs[0] if runs else Run(Ending.STEPS), allowed)

    def _begin(self) -> None:
        """Start a process if none is alive, and set the limits of any solution."""
        problem, solution = self.failing.problem, self.failing.solution
        if not self.session.is_alive:
            idle = replace(solution, source=IDLE.format(problem.method))
            self.session = Session(problem, idle, self.failing.limits, counting=True)
        self.session.limits = self.failing.limits

    def is_right(self, arguments: list[Json], run: Run) -> bool:
        """Return True if a run solved its input."""
        return judge_run(self.failing.problem, arguments, run, self.failing.limits).accepted

    def try_edits(
        self, source: str, edits: Sequence[Edit], inputs: Inputs, steps: int
    ) -> Iterator[tuple[Run, float]]:
        """Yield the last run of each edit on the smallest inputs, and its `Failing.share`.

        Edits after the budget is spent are skipped.
        """
        for first in range(0, len(edits), BATCH):
            batch = edits[first : first + BATCH]
            trials = [one for edit in batch for one in on_each(inputs, edit.pieces)]
            runs = self.run_all(source, trials, inputs, steps, SECONDS)
            for run in runs[len(inputs) - 1 :: len(inputs)]:
                yield run, self.failing.share(inputs[-1], run)

    def passes_more(self, source: str, inputs: Inputs) -> set[int] | None:
        """Return the lines that ran if a source solves all further inputs, or None."""
        lines, slow = set[int](), list[int]()
        trials = on_each(inputs)
        for batch in trials[:1], trials[1:]:  # the first input refutes most edits
            runs = self.run_all(source, batch, inputs, MORE_STEPS, grain=Grain.LINES)
            if len(runs) < len(batch):
                return None
            for (_, number), run in zip(batch, runs, strict=True):
                lines |= set(run.recorded.lines)
                if run.ending in STOPPED:
                    slow.append(number)  # tried last, because it may not end
                elif not self.is_right(inputs[number], run):
                    return None
        for arguments in (inputs[number] for number in slow):
            run = self.run(source, arguments, self._most_calls, MOST_SECONDS, Grain.CALLS)
            if not self.is_right(arguments, run):
                return None
        return lines
