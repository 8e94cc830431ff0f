"""Runs a solution on one input after another in one process, as LeetCode does."""

import json
import math
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Any, Self, TypeAlias

from harness.child.patch import Piece
from harness.judge.child_process import Child
from harness.problem import Problem
from harness.run import Ending, Limits, Run
from harness.solution_files import Solution
from harness.value import Json

ASK = 3.0  # seconds of CPU time for describing a returned value
LONGEST = 15.0  # seconds of wall time of a trial: its steps or CPU time usually end it earlier


class Grain(StrEnum):
    """The kind of step that is counted: see `child/steps.py`."""

    CALLS = "calls"
    ITERATIONS = "iterations"
    LINES = "lines"


Trial: TypeAlias = tuple[Sequence[Piece] | None, int]
"""The pieces to replace in a source, or None to run the last copy again; and the index of the
input."""


class Session:
    """A process that runs a solution several times: `with Session(…) as session: session.run(…)`.

    All runs share one process, as on LeetCode. If a run ends the process, the next run starts a new
    process. Leaving the `with` block ends the process and removes all scratch files.
    """

    def __init__(
        self, problem: Problem, solution: Solution, limits: Limits, *, counting: bool = False
    ) -> None:
        """Prepare a session, whose process starts with the first run.

        With `counting`, the calls of each run are counted, so that they can be limited.
        """
        self.limits, self.in_place, self.counting = limits, problem.in_place, counting
        self.program = {
            "source": solution.source,
            "filename": solution.shown,
            "method": problem.method,
            "nesting": problem.nesting,
            "counting": counting,
            "fills": problem.fills,
        }
        """The setup of the process: see `child/worker.py`."""
        self._child: Child | None = None
        self._load_failure: Run | None = None

    @property
    def load_failed(self) -> bool:
        """True if the solution could not be loaded: every further run reports the same."""
        return self._load_failure is not None

    @property
    def is_alive(self) -> bool:
        """True if the process of the last run is still running."""
        return self._child is not None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.end()

    def run(
        self,
        arguments: list[Json],
        seconds: float | None = None,
        clock: float = math.inf,
        *,
        quiet: bool = False,
        steps: int = 0,
    ) -> Run:
        """Run the solution once, within the limits.

        Args:
            arguments: a copy for this run, since the solution may change them.
            seconds: overrides the limit on CPU time.
            clock: seconds of wall time after which the run is stopped, if sooner than the default.
            quiet: True to discard its output.
            steps: the limit on calls, or 0 for unlimited; ignored unless the session counts calls.
        """
        message = {"arguments": arguments, "seconds": seconds or self.limits.seconds}
        [run] = self._serve(message | {"quiet": quiet} | self._counted(steps), clock)
        return run

    def record(
        self,
        arguments: list[Json],
        seconds: float,
        writes: int = 0,
        clock: float | None = None,
        calls: int = 0,
        steps: int = 0,
    ) -> Run:
        """Run the solution once, and record its writes and calls until a limit stops it.

        Args:
            arguments: as for `run`; writes are recorded if the first is a grid.
            seconds: CPU time after which the run is stopped.
            writes: the number of writes after which the run is stopped, 0 for no limit.
            clock: seconds of wall time after which the run is stopped; None for the default.
            calls: the number of calls to record; without a limit on writes, all calls are counted.
            steps: as for `run`.
        """
        clock = Limits(seconds).wall_seconds if clock is None else clock
        message = {"arguments": arguments, "seconds": seconds, "record": writes, "clock": clock}
        [run] = self._serve(message | {"calls": calls} | self._counted(steps), clock)
        return run

    def try_sources(
        self,
        source: str | None,
        trials: Sequence[Trial],
        inputs: Sequence[list[Json]],
        steps: int,
        seconds: float,
        clock: float = math.inf,
        grain: Grain = Grain.ITERATIONS,
        limits: Limits | None = None,
    ) -> Iterator[Run]:
        """Run changed copies of a source in the same process, and yield a run for each trial.

        Stops after a run that makes the process unusable.

        Args:
            source: the source to change; None if no trial changes it.
            trials: for each run the pieces to replace, and the index of its input.
            inputs: lists of arguments.
            steps: the number of steps after which each run is stopped, 0 for no limit.
            seconds: CPU time after which each run is stopped, if sooner.
            clock: seconds of wall time after which each run is stopped, if sooner.
            grain: the kind of step. For `LINES`, the lines that run are recorded, too.
            limits: replace the session's limits; then output is discarded.
        """
        allowed = limits or self.limits
        clock = min(clock, LONGEST)
        message = {"steps": steps, "grain": grain, "seconds": seconds, "clock": clock}
        message |= {"source": source, "trials": trials, "inputs": [*map(json.dumps, inputs)]}
        message |= {"recursion": allowed.recursion, "memory": allowed.address_space}
        return self._serve(message | {"quiet": limits is not None}, clock)

    def _counted(self, steps: int) -> dict[str, int]:
        return {"steps": steps} if self.counting else {}

    def returned(self) -> Json:
        """Return the return value of the last run, or None if it is unknown."""
        [run] = self._serve({"answered": True, "seconds": ASK}, math.inf)
        return run.returned

    def _serve(self, message: dict[str, Any], clock: float) -> Iterator[Run]:
        child = self._loaded()
        if child is None:
            yield self._load_failure or Run(Ending.DIED)
            return
        common = {"quiet": False, "answered": not self.in_place}
        yield from child.serve(common | message, clock)
        if not child.usable:
            self.end()

    def _loaded(self) -> Child | None:
        """Return a process that has loaded the solution; None if loading fails."""
        if self._child is None and self._load_failure is None:
            self._child = Child()
            self._load_failure = self._child.load(self.program, self.limits)
            if self._load_failure:
                self.end()
        return self._child

    def end(self) -> None:
        """End the process. The next run starts a new process."""
        child, self._child = self._child, None
        if child is not None:
            child.end()
