"""Does several jobs at a time, within one budget: one child process uses only one core."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import copy_context
from queue import SimpleQueue
from typing import Generic, Self, TypeVar

from harness.judge.budget import Budget
from harness.system import usable_cores

Helper = TypeVar("Helper")
Item = TypeVar("Item")
Result = TypeVar("Result")

MOST = 2
"""Jobs at a time. Each takes a process, which starts as slowly as thirty small runs."""
AHEAD = 32
"""Jobs that wait for a helper, so that all have something to do while one is slow."""


def as_many_as_cores(make: Callable[[], Helper]) -> list[Helper]:
    """Return helpers for as many jobs as are done at a time."""
    return [make() for _ in range(min(MOST, usable_cores()))]


class SideBySide(Generic[Helper]):
    """Does jobs in threads: `with SideBySide(helpers, budget) as side: side.map(do, items)`."""

    def __init__(self, helpers: Sequence[Helper], budget: Budget) -> None:
        """Prepare.

        Args:
            helpers: what a job needs and no two jobs can use at once, such as a session.
            budget: what may be spent.
        """
        self.budget = budget
        self._number = len(helpers)
        self._free = SimpleQueue[Helper]()
        for helper in helpers:
            self._free.put(helper)
        self._threads = ThreadPoolExecutor(self._number)

    def __enter__(self) -> Self:
        """Return itself."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Wait for the jobs that have begun."""
        self._threads.shutdown(cancel_futures=True)

    def map(
        self, do: Callable[[Helper, Item, Budget], Result], items: Iterable[Item]
    ) -> Iterator[Result]:
        """Yield the results of a job for each item, in their order, and charge what each spends.

        Time that is spent side by side counts once. Jobs that have not begun when the caller stops
        asking are given up.
        """
        jobs = deque[Future[tuple[Result, float]]]()
        try:
            for item in items:
                run, left = copy_context().run, self.budget.cpu_left
                jobs.append(self._threads.submit(run, self._do, do, item, left))
                if len(jobs) == AHEAD:
                    yield self._result(jobs.popleft())
            while jobs:
                yield self._result(jobs.popleft())
        finally:
            for job in jobs:
                job.cancel()

    def _do(
        self, do: Callable[[Helper, Item, Budget], Result], item: Item, left: float
    ) -> tuple[Result, float]:
        """Return the result of a job, and the CPU time that it has used."""
        helper = self._free.get()
        try:
            budget = Budget(left)
            return do(helper, item, budget), budget.used
        finally:
            self._free.put(helper)

    def _result(self, job: Future[tuple[Result, float]]) -> Result:
        result, seconds = job.result()
        self.budget.charge(seconds / self._number)
        return result
