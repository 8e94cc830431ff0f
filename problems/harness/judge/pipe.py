"""Reads lines from a child's pipe, with a timeout and a limit on the length."""

from __future__ import annotations

import os
import time
from io import BufferedReader
from select import select

CHUNK = 2**16


class LineReader:
    """A reader of lines with a timeout, which keeps at most `longest` bytes of a line in memory."""

    def __init__(self, pipe: BufferedReader, longest: int) -> None:
        """Read from a pipe that has no other reader."""
        self.pipe, self.longest = pipe, longest
        self.closed = False
        """True once the other side has closed the pipe."""
        self._pending = bytearray()
        self._searched = 0
        """The number of pending bytes already searched for a line end."""

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
            if not select([self.pipe], [], [], max(deadline - time.monotonic(), 0.0))[0]:
                return None
            chunk = os.read(self.pipe.fileno(), CHUNK)
            self._pending += chunk
            self.closed = not chunk
        length = end + 1 or len(self._pending)
        line, self._searched = bytes(self._pending[:length]), 0
        del self._pending[:length]
        return line or None
