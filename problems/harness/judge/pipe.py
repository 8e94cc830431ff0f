"""Reads lines from a child's pipe, with a timeout and a limit on the length."""

from __future__ import annotations

import time
from io import BufferedReader

from harness.system import chunk_reader


class LineReader:
    """A reader of lines with a timeout, which keeps at most `longest` bytes of a line in memory."""

    def __init__(self, pipe: BufferedReader, longest: int) -> None:
        """Read from a pipe that has no other reader."""
        self.longest = longest
        self.closed = False
        """True once the other side has closed the pipe."""
        self._pending = bytearray()
        self._searched = 0
        """The number of pending bytes already searched for a line end."""
        self._read_chunk = chunk_reader(pipe)

    def read(self, seconds: float) -> bytes | None:
        """Return the next line, or None after some seconds.

        A line that is too long, or incomplete when the pipe is closed, is returned as it is.
        """
        if self.closed and not self._pending:
            time.sleep(seconds)
            return None
        deadline = time.monotonic() + seconds
        while (end := self._pending.find(b"\n", self._searched)) < 0:
            self._searched = len(self._pending)
            if self.closed or self._searched >= self.longest:
                break
            chunk = self._read_chunk(deadline - time.monotonic())
            if chunk is None:
                return None
            self._pending += chunk
            self.closed = not chunk
        length = end + 1 or len(self._pending)
        line, self._searched = bytes(self._pending[:length]), 0
        del self._pending[:length]
        return line or None
