"""Reads one line at a time from a child's pipe, and never waits longer than its caller allows."""

from __future__ import annotations

import time
from io import BufferedReader

from harness.system import chunk_reader


class LineReader:
    """Reads lines from a pipe. It reads no further than the longest line, whatever floods it."""

    def __init__(self, pipe: BufferedReader, longest: int) -> None:
        """Read from a pipe that has no other reader."""
        self.longest = longest
        self.closed = False
        """True once the other side has closed the pipe."""
        self._pending = b""
        self._read_chunk = chunk_reader(pipe)

    def read(self, seconds: float) -> bytes | None:
        """Return the next line, or None if there is none within some seconds.

        A line that is too long, or not complete when the pipe is closed, is returned as it is.
        """
        if self.closed and not self._pending:
            time.sleep(seconds)
            return None
        deadline = time.monotonic() + seconds
        while b"\n" not in self._pending and len(self._pending) < self.longest and not self.closed:
            chunk = self._read_chunk(deadline - time.monotonic())
            if chunk is None:
                return None
            self._pending += chunk
            self.closed = not chunk
        line, end, rest = self._pending.partition(b"\n")
        self._pending = rest
        return line + end or None
