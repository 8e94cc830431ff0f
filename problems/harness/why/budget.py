"""A deterministic budget for explaining a failure, so that the report is the same at any load.

Each run has a price, computed from its steps, its recorded writes and its ending. The prices are
about CPU seconds on a machine of 2023. So the explanation depends neither on the speed of the
machine, nor on its load, nor on its number of processors. Limits on CPU time and wall-clock time
are only an emergency exit, far above the budget.
"""

import time
from collections.abc import Callable, Sequence

from harness.judge.session import Grain, Session, Trial
from harness.run import Ending, Limits, Run
from harness.value import Json

RUN, WRITE, ANALYSIS = 0.0004, 7e-6, 0.01
"""The price of a run, of a recorded write, and of analysing a recorded run."""
ENDLESS = 0.1
"""The price of a run that timed out, whatever its number of steps: one step may be endless."""
STEP = {Grain.CALLS: 0.12e-6, Grain.ITERATIONS: 0.15e-6, Grain.LINES: 0.12e-6}
"""The price of a step in a correct search of median cost, for each grain."""
MOST_CPU, MOST_CLOCK = 5 / 3, 20 / 3
"""The limits on CPU and wall-clock seconds for each unit of effort: 5 s and 20 s for the usual
effort of 3, as long as a learner should wait. Most failing programs of the galleries take 0.7 to 5
CPU seconds for a unit, and few reach the limit, where a single call copies a board."""
PATIENCE, LONGEST = 3.0, 15.0
"""The wall-clock limits of a run in seconds: of the first attempt, and of a retry."""
ASLEEP = 0.01
"""The minimum ratio of CPU time to wall-clock time of a run that does not sleep or wait."""
UNLIMITED_STEPS = 10**9
"""A limit on steps that is never reached."""


class EmergencyExit:
    """Limits on CPU time and wall-clock time, independent of the effort that was spent."""

    def __init__(self, effort: float) -> None:
        self._cpu_end = time.process_time() + MOST_CPU * effort  # earlier if a child uses CPU time
        self._end = time.monotonic() + MOST_CLOCK * effort

    def charge(self, cpu_seconds: float) -> None:
        """Subtract the CPU time that a child process has used."""
        self._cpu_end -= cpu_seconds

    @property
    def clock_left(self) -> float:
        """The seconds of wall-clock time that are left."""
        return self._end - time.monotonic()

    @property
    def reached(self) -> Ending | None:
        """The time limit that was reached, CPU or wall clock, or None."""
        if time.process_time() >= self._cpu_end:
            return Ending.CPU
        return Ending.CLOCK if self.clock_left <= 0 else None


class Budget:
    """The effort that may be spent on explaining a failure."""

    def __init__(self, effort: float, parent: "Budget | None" = None) -> None:
        """Start with an amount of effort, which may be a share of a parent budget."""
        self.given, self.used = effort, 0.0
        self.exit: EmergencyExit = parent.exit if parent else EmergencyExit(effort)
        self._parent = parent

    @property
    def left(self) -> float:
        """The effort that is left; 0 once a time limit is reached."""
        return 0.0 if self.exit.reached else max(0.0, self.given - self.used)

    @property
    def spent(self) -> bool:
        """True if no effort is left."""
        return not self.left

    @property
    def ended(self) -> Ending | None:
        """The limit that was reached (steps, CPU time or wall clock), or None."""
        return Ending.STEPS if self.used >= self.given else self.exit.reached

    def charge(self, effort: float) -> None:
        """Subtract an effort, also from the parent budget."""
        self.used += effort
        if self._parent:
            self._parent.charge(effort)

    def share(self, part: float) -> "Budget":
        """Return a budget with a part of the effort left; its charges count for both budgets."""
        return Budget(self.left * part, self)

    def run(
        self,
        session: Session,
        arguments: list[Json],
        seconds: float,
        steps: int = UNLIMITED_STEPS,
        *,
        quiet: bool = False,
    ) -> Run:
        """Run a solution within limits and the rest of the budget. The session must count calls."""
        steps = min(steps, self.steps(Grain.CALLS))
        return self._spend(
            lambda clock: session.run(arguments, seconds, clock, quiet=quiet, steps=steps)
        )

    def record(
        self,
        session: Session,
        arguments: list[Json],
        seconds: float,
        writes: int,
        steps: int,
        calls: int = 0,
    ) -> Run:
        """Record a run within limits on CPU time, writes, steps and the rest of the budget."""
        writes = max(1, int(min(self.left / WRITE, writes)))
        steps = min(steps, self.steps(Grain.CALLS))
        return self._spend(
            lambda clock: session.record(arguments, seconds, writes, clock, calls, steps)
        )

    def try_sources(
        self,
        session: Session,
        source: str | None,
        trials: Sequence[Trial],
        inputs: Sequence[list[Json]],
        seconds: float,
        steps: int,
        grain: Grain,
        limits: Limits | None = None,
    ) -> list[Run]:
        """Return the runs of some trials within limits and the rest of the budget.

        Trials after the budget is spent, or after a trial that ended the process, are skipped.
        """
        steps, runs = min(steps, self.steps(grain)), list[Run]()

        def serve(batch: Sequence[Trial], clock: float) -> list[Run]:
            limit = steps, seconds, clock, grain, limits
            return [*map(self._charge_cpu, session.try_sources(source, batch, inputs, *limit))]

        for number, run in enumerate(serve(trials, self._clock_limit())):
            if self.spent:
                break
            if self._is_starved(run):  # run again, from the trial that loaded its source
                loads = (at for at in range(number, -1, -1) if trials[at][0] is not None)
                (pieces, index), *others = trials[next(loads, 0) : number + 1]
                pieces = () if pieces is None and source and not session.is_alive else pieces
                run = serve([(pieces, index), *others], self._clock_limit(LONGEST))[-1]  # noqa: PLW2901
            runs.append(run)
            self._charge_run(run, grain)
        return runs

    def steps(self, grain: Grain) -> int:
        """Return the number of steps that the rest of the budget can pay for."""
        return max(1, int(min(self.left / STEP[grain], UNLIMITED_STEPS)))

    def _spend(self, serve: Callable[[float], Run]) -> Run:
        """Return a run, retried if a busy machine kept it from computing, and charge its price."""
        run = self._charge_cpu(serve(self._clock_limit()))
        if self._is_starved(run):
            run = self._charge_cpu(serve(self._clock_limit(LONGEST)))
        self._charge_run(run, Grain.CALLS)
        return run

    def _clock_limit(self, most: float | None = None) -> float:
        """Return the wall-clock limit of a run in seconds."""
        return max(0.001, min(PATIENCE if most is None else most, self.exit.clock_left))

    def _charge_cpu(self, run: Run) -> Run:
        """Charge the CPU time of a run to the emergency exit, and return the run."""
        self.exit.charge(run.times.cpu or 0.0)
        return run

    def _is_starved(self, run: Run) -> bool:
        """Return True if a busy machine made a computing run reach its wall-clock limit."""
        computed = (run.times.cpu or 0.0) >= ASLEEP * run.times.wall
        return run.ending in (Ending.CLOCK, Ending.WALL) and computed and not self.exit.reached

    def _charge_run(self, run: Run, grain: Grain) -> None:
        """Charge the price of a run."""
        timed_out = run.ending in (Ending.CPU, Ending.CLOCK, Ending.TIME, Ending.WALL)
        steps = ENDLESS if timed_out else STEP[grain] * run.recorded.steps
        self.charge(RUN + steps + WRITE * (run.recorded.trace.writes if run.recorded.trace else 0))
