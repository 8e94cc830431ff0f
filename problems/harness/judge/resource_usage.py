"""Measures the CPU time and memory of a process and all its descendants, from outside.

It also measures starvation: the time in which a process is ready to run while other programs use
the CPU. No limit counts that time.

A measurement takes a fraction of a millisecond for one process, and some milliseconds to find its
descendants. So only every fifth measurement searches for descendants, until there are some. A
process that starts and ends between two measurements is missed.
"""

import time
from collections.abc import Callable
from contextlib import suppress

import psutil

GONE = psutil.Error, OSError
"""Exceptions for a process that is gone, or a zombie: psutil does not wrap all system errors."""
SEARCH_EVERY = 5
"""Measurements between two searches for descendants, while there are none."""


class TreeUsage:
    """The CPU time and memory of a process tree, from the first measurement on."""

    def __init__(self, pid: int, orphans: Callable[[], set[int]]) -> None:
        """Start measuring the tree below a process, and `orphans`, which are not below it."""
        self.cpu_seconds = 0.0
        """CPU time of living and of reaped processes since the start."""
        self.memory = 0
        """Bytes of resident memory; pages that processes share count for each of them."""
        self.starved_seconds = 0.0
        """Seconds of wall time in which it was ready to run, but other programs had the CPU."""
        self._root = psutil.Process(pid)
        self._orphans = orphans
        self._looks = 0
        self._descendants: list[psutil.Process] = []
        self._start = 0.0
        self._looked = time.monotonic()
        self.look()
        self._start, self.cpu_seconds, self.starved_seconds = self.cpu_seconds, 0.0, 0.0

    def look(self) -> None:
        """Update the CPU time, the memory and the time of starvation."""
        if self._descendants or self._looks % SEARCH_EVERY == 0:
            self._descendants = self._find_descendants()
        self._looks += 1
        cpu, memory, ready = 0.0, 0, False
        for process in (self._root, *self._descendants):
            with suppress(*GONE), process.oneshot():
                times = process.cpu_times()
                cpu += sum((times.user, times.system))
                cpu += getattr(times, "children_user", 0.0) + getattr(times, "children_system", 0.0)
                memory += process.memory_info().rss
                ready = ready or process.status() == psutil.STATUS_RUNNING
        before, now = self.cpu_seconds, time.monotonic()
        self.cpu_seconds = max(before, cpu - self._start)
        self.memory = memory
        if ready:
            self.starved_seconds += max(0.0, now - self._looked - (self.cpu_seconds - before))
        self._looked = now

    def exceeds(self, limit: int) -> bool:
        """Return True if the memory exceeds a limit. Shared pages count once, if known."""
        if self.memory <= limit or not self._descendants:
            return self.memory > limit
        sizes = [_proportional(process) for process in (self._root, *self._descendants)]
        return sum(sizes) > limit

    def _find_descendants(self) -> list[psutil.Process]:
        descendants: list[psutil.Process] = []
        with suppress(*GONE):
            descendants += self._root.children(recursive=True)
        for pid in self._orphans() - {self._root.pid}:
            with suppress(*GONE):
                orphan = psutil.Process(pid)
                descendants += [orphan, *orphan.children(recursive=True)]
        return descendants


def _proportional(process: psutil.Process) -> int:
    """Return the proportional set size of a process: shared pages are divided by their users."""
    with suppress(*GONE):
        memory = process.memory_full_info()
        return int(getattr(memory, "pss", 0) or memory.rss)
    return 0
