"""Does several jobs at a time, within one budget: one child process uses only one core."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import AbstractContextManager, ExitStack
from contextvars import copy_context
from queue import SimpleQueue
from typing import Generic, Self, TypeVar

from harness.system import usable_cores
from harness.why.budget import Budget

Helper = TypeVar("Helper")
Item = TypeVar("Item")
Result = TypeVar("Result")

MOST = 2
"""Jobs at a time. Each takes a process, which starts as slowly as thirty small runs."""
AHEAD = 32
"""Jobs that wait for a helper, so that all have something to do while one is slow."""


class SideBySide(Generic[Helper]):
    """Does jobs in threads: `with SideBySide(helper, budget) as side: side.map(do, items)`."""

    def __init__(self, make: Callable[[], AbstractContextManager[Helper]], budget: Budget) -> None:
        """Prepare.

        Args:
            make: returns a helper: what a job needs and no two jobs can use at once, such as a
                session. There is one for each job at a time.
            budget: what may be spent.
        """
        self.budget, self._make = budget, make
        self.helpers = list[Helper]()
        """All helpers. While no job runs, the caller may use them."""
        self._free = SimpleQueue[Helper]()

    def __enter__(self) -> Self:
        """Make the helpers."""
        number = min(MOST, usable_cores())
        with ExitStack() as stack:
            self.helpers += [stack.enter_context(self._make()) for _ in range(number)]
            self._cleanup = stack.pop_all()
        for helper in self.helpers:
            self._free.put(helper)
        self._threads = ThreadPoolExecutor(number)
        return self

    def __exit__(self, *_error: object) -> None:
        """Wait for the jobs that have begun, and end the helpers."""
        self._threads.shutdown(cancel_futures=True)
        self._cleanup.close()

    def map(
        self, do: Callable[[Helper, Item, Budget], Result], items: Iterable[Item]
    ) -> Iterator[Result]:
        """Yield the results of a job for each item, in their order, and charge what each spends.

        A job may spend what was left when it was handed out, so that the number of helpers changes
        nothing but the time. Jobs that have not begun when the caller stops asking are dropped.
        """
        jobs = deque[Future[tuple[Result, float]]]()
        try:
            for item in items:
                run, budget = copy_context().run, self.budget.for_job()
                jobs.append(self._threads.submit(run, self._do, do, item, budget))
                if len(jobs) == AHEAD:
                    yield self._result(jobs.popleft())
            while jobs:
                yield self._result(jobs.popleft())
        finally:
            wait([job for job in jobs if not job.cancel()])  # the caller may use their helpers

    def _do(
        self, do: Callable[[Helper, Item, Budget], Result], item: Item, budget: Budget
    ) -> tuple[Result, float]:
        """Return the result of a job, and the effort that it has used."""
        helper = self._free.get()
        try:
            return do(helper, item, budget), budget.used
        finally:
            self._free.put(helper)

    def _result(self, job: Future[tuple[Result, float]]) -> Result:
        result, effort = job.result()
        self.budget.charge(effort)
        return result
