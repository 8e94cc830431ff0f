"""Starts a child early, because starting Python takes as long as judging."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Self

from harness.judge.child_process import Child
from harness.judge.session import ready_child


class Spare:
    """A child process that is kept ready: `with Spare() as spare: spare.prepare(); …`.

    It may be prepared in one thread and used in another, while the first thread lives: on Linux a
    child that has loaded a submission ends with the thread that started it.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._child: Child | None = None
        self._over = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.end()

    def end(self) -> None:
        """End the spare child, and never start another."""
        with self._lock:
            self._over = True
            if self._child is not None:
                self._child.end()

    def prepare(self) -> None:
        """Start a spare child if there is none. Raises OSError if its folder cannot be made."""
        with self._lock:
            if self._child is None and not self._over:
                self._child = Child()

    def take(self) -> Child:
        """Return the spare child, or a new child if there is none or it has ended."""
        with self._lock:
            child, self._child = self._child, None
        if child is not None and not child.is_ready:
            child.end()
            child = None
        return child or Child()

    @contextmanager
    def used(self) -> Iterator[None]:
        """Make the next session that starts in the block use the spare child."""
        token = ready_child.set(self.take)
        try:
            yield
        finally:
            ready_child.reset(token)
