"""The learner's file, watched: by the system's events, and by looking now and then."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from pathlib import Path

from watchfiles import awatch

from harness.practice.file_state import FileState, Readiness, read_state

QUIET = 20
"""Milliseconds without another change after which a file counts as saved."""


class WatchedFile:
    """A file that an editor saves, in place or by putting another file there."""

    def __init__(self, path: Path, stub: str) -> None:
        self.path, self.stub = path, stub
        self.last = FileState(Readiness.GONE)
        """The last state that was new."""
        self._identity: object = ""

    async def changes(self) -> AsyncGenerator[None, None]:
        """Yield whenever the system says that something has changed in the folder of the file.

        Where it sends no events, or has no room for another watcher, this ends or yields nothing.
        The watching thread ends soon after this is cancelled or closed.
        """
        with suppress(OSError, RuntimeError):
            watching = awatch(self.path.parent, step=QUIET, recursive=False)
            async with aclosing(watching) as found:
                async for _ in found:
                    yield

    def forget(self) -> None:
        """Take the next state for new, even if the file is what it was before."""
        self.last, self._identity = FileState(Readiness.GONE), ""

    def new_state(self) -> FileState | None:
        """Return the state of the file, or None if that is nothing new."""
        identity = self._identify()
        if identity == self._identity:
            return None
        self._identity = identity
        state = read_state(self.path, self.stub)
        if state.readiness is Readiness.HALF_SAVED or state == self.last:
            return None
        self.last = state
        return state

    def _identify(self) -> object:
        """Return what is another with each save; None if there is no file."""
        with suppress(OSError):
            found = self.path.stat()
            return found.st_mtime_ns, found.st_size, found.st_ino
        return None
