"""The CPU time that is left for explaining a failure, with a limit by the clock behind it.

CPU time is the same at any load of the machine, so what a page says does not depend on what else
runs. It counts what we compute in this thread, and what the children compute inside the method.
"""

from __future__ import annotations

import time

from harness.judge.session import Session
from harness.records import Json, Limits, Run

LEAST, LONGEST = 0.001, 15.0
"""Seconds that a run gets at least, for 0 would be no limit; and by the clock at most, however much
is left."""


class Budget:
    """The time that is left for explaining: CPU time, and three times as much by the clock."""

    def __init__(self, cpu_seconds: float) -> None:
        self.given, self._charged = cpu_seconds, 0.0
        self._ours = time.thread_time()
        self._end = time.monotonic() + Limits(cpu_seconds).wall_seconds
        self._whole: Budget | None = None

    @property
    def cpu_left(self) -> float:
        """The seconds of CPU time that are left."""
        return max(0.0, self.given - self.used) if self.clock_left else 0.0

    @property
    def used(self) -> float:
        """The seconds of CPU time that were used."""
        return self._charged + time.thread_time() - self._ours

    @property
    def clock_left(self) -> float:
        """The seconds by the clock that are left."""
        return max(0.0, self._end - time.monotonic())

    @property
    def spent(self) -> bool:
        """True once nothing is left."""
        return not self.cpu_left

    def charge(self, cpu_seconds: float) -> None:
        """Take away what a child has computed."""
        self._charged += cpu_seconds
        if self._whole:
            self._whole.charge(cpu_seconds)

    def run(
        self, session: Session, arguments: list[Json], seconds: float, *, quiet: bool = False
    ) -> Run:
        """Run a solution within a limit on CPU time and within what is left, and charge it."""
        allowed, clock = self._limits(seconds)
        return self._charge_run(session.run(arguments, allowed, clock, quiet=quiet))

    def record(
        self,
        session: Session,
        arguments: list[Json],
        seconds: float,
        writes: int,
        calls: int = 0,
    ) -> Run:
        """Record a run within limits on CPU time and writes and within what is left; charge it."""
        allowed, clock = self._limits(seconds)
        return self._charge_run(session.record(arguments, allowed, writes, clock, calls))

    def try_source(
        self,
        session: Session,
        source: str | None,
        arguments: list[Json],
        seconds: float,
        steps: int,
        *,
        lines: bool,
    ) -> Run:
        """Try another source within limits on CPU time and steps and within what is left."""
        allowed, clock = self._limits(seconds)
        run = session.try_source(source, arguments, steps, allowed, clock, lines=lines)
        return self._charge_run(run)

    def share(self, part: float) -> Budget:
        """Return a part of what is left. What is charged to it is charged to this one, too."""
        shared = Budget(self.cpu_left * part)
        shared._whole = self
        return shared

    def _limits(self, seconds: float) -> tuple[float, float]:
        """Return the CPU time that a run may take, and its time by the clock."""
        clock = min(LONGEST, self.clock_left)
        return max(LEAST, min(seconds, self.cpu_left)), max(LEAST, clock)

    def _charge_run(self, run: Run) -> Run:
        """Take away what a run has computed, or how long it took if that is not known."""
        self.charge(run.wall_seconds if run.cpu_seconds is None else run.cpu_seconds)
        return run
