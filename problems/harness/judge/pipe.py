"""Reads one line at a time from a child's pipe, and never waits longer than it is told to."""

from __future__ import annotations

import os
import select
import sys
import threading
import time
from contextlib import suppress
from queue import Empty, Queue
from typing import IO

CHUNK = 2**16


class LineReader:
    """Reads lines from a pipe. It reads no further than the longest line, whatever floods it."""

    def __init__(self, pipe: IO[bytes], longest: int) -> None:
        """Read from a pipe that nobody else reads."""
        self.pipe, self.longest = pipe, longest
        self.closed = False
        """True once the other side has closed the pipe."""
        self._pending = b""
        self._lines: Queue[bytes] = Queue()
        self._reading = False

    def read(self, seconds: float) -> bytes | None:
        """Return the next line, or None if there is none within some seconds.

        A line that is too long, or not complete when the pipe is closed, is returned as it is.
        """
        if self.closed and not self._pending:
            time.sleep(seconds)
            return None
        return self._read_in_thread(seconds) if sys.platform == "win32" else self._read(seconds)

    def _read(self, seconds: float) -> bytes | None:
        deadline = time.monotonic() + seconds
        while b"\n" not in self._pending and len(self._pending) < self.longest and not self.closed:
            left = max(0.0, deadline - time.monotonic())
            if not select.select([self.pipe], [], [], left)[0]:
                return None
            chunk = os.read(self.pipe.fileno(), CHUNK)
            self._pending += chunk
            self.closed = not chunk
        line, end, rest = self._pending.partition(b"\n")
        self._pending = rest
        return line + end or None

    def _read_in_thread(self, seconds: float) -> bytes | None:
        """Do the same on Windows, where a pipe cannot be waited for with a time limit."""

        def read_line() -> None:
            with suppress(ValueError, OSError):  # the pipe was closed: nobody waits any more
                self._lines.put(self.pipe.readline(self.longest))

        if not self._reading:
            threading.Thread(target=read_line, daemon=True).start()
            self._reading = True
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            return None
        self._reading, self.closed = False, not line
        return line or None
