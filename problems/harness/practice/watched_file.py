"""The learner's file, watched: by the system's events, and by a look now and then without them."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from pathlib import Path

from watchfiles import awatch

from harness.practice.attempt_file import read_text
from harness.practice.attempt_text import Look, State, look_at

QUIET = 20
"""Milliseconds without another change after which a file counts as saved."""


class WatchedFile:
    """A file that an editor saves, in place or by putting another file there."""

    def __init__(self, path: Path, stub: str) -> None:
        """Watch a file that may not exist yet."""
        self.path, self.stub = path, stub
        self.last = Look(State.GONE)
        """The last look that had something new."""
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

    def look(self) -> Look | None:
        """Return what the file holds, or None if that is nothing new."""
        identity = self._identify()
        if identity == self._identity:
            return None
        self._identity = identity
        look = look_at(read_text(self.path), self.stub)
        if look.state is State.HALF_SAVED or look == self.last:
            return None
        self.last = look
        return look

    def _identify(self) -> object:
        """Return what is another with each save; None if there is no file."""
        with suppress(OSError):
            found = self.path.stat()
            return found.st_mtime_ns, found.st_size, found.st_ino
        return None
