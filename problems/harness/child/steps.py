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
            sys.settrace(self.tracer())

    def __exit__(self, *_error: object) -> None:
        """Stop counting."""
        sys.settrace(None)
        sys.setrecursionlimit(self.kept)

    def tracer(self) -> Callable[..., Any]:
        """Return what is called at each call, and has each step in a function of the file counted.

        These are plain functions: to bind a method at each step takes a fifth of the time.
        """
        filename, note = self.filename, self.lines.add

        def enter(frame: FrameType, _event: str, _argument: Any) -> Any:
            return step if frame.f_code.co_filename == filename else None

        def step(frame: FrameType, _event: str, _argument: Any) -> Any:
            self.left -= 1
            if self.left < 0:
                self.stop()
            note(frame.f_lineno)
            return step

        return enter
