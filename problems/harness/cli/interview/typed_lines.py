"""Lines that the learner types, waited for with a limit on time."""

from __future__ import annotations

import os
import queue
import sys
import threading


class LeftError(Exception):
    """The learner has left the interview, to go on with it later."""


class TypedLines:
    """Lines from the standard input, which can be waited for."""

    def __init__(self) -> None:
        self._lines: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def wait(self, seconds: float | None) -> str | None:
        """Return the next line, or None after so long without one. Raises LeftError at the end."""
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            return None
        if line is None or line.casefold() == "q":
            raise LeftError
        return line

    def _read(self) -> None:
        """Read without Python's own buffer, whose lock a thread must not hold when all ends."""
        rest = b""
        while chunk := os.read(sys.stdin.fileno(), 4096):
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                self._lines.put(line.decode(errors="replace").strip())
        self._lines.put(None)
