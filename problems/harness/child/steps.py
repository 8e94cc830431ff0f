"""Counts the lines of a submission that begin, and ends a run after so many of them.

That is the same on each machine and at any load; a limit on CPU time is only there for what runs
inside one line.
"""

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

RECURSION = 1_200
"""Nested calls that a trial may make. A correct search of 81 cells makes about a hundred."""


class Steps:
    """Counts the lines of a file that begin while the block runs, and ends it after so many."""

    def __init__(self, filename: str, most: int, stop: Callable[[], None]) -> None:
        """Prepare to count, and to call `stop` after the last step."""
        self.filename, self.left, self.stop = filename, most, stop
        self.lines: set[int] = set()

    def __enter__(self) -> None:
        """Begin to count."""
        self.kept = sys.getrecursionlimit()
        sys.setrecursionlimit(RECURSION)
        if self.left:
            sys.settrace(self.enter)

    def __exit__(self, *_error: object) -> None:
        """Stop counting."""
        sys.settrace(None)
        sys.setrecursionlimit(self.kept)

    def enter(self, frame: FrameType, _event: str, _argument: Any) -> Any:
        """Count in a call of one of the file's functions."""
        return self.step if frame.f_code.co_filename == self.filename else None

    def step(self, frame: FrameType, _event: str, _argument: Any) -> Any:
        """Count a step."""
        self.left -= 1
        if self.left < 0:
            self.stop()
        self.lines.add(frame.f_lineno)
        return self.step
