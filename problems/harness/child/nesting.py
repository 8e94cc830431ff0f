"""Counts how many calls of one function are open at once: more than one is recursion.

Recursion may be indirect, through another function, a lambda, `functools` or a delegating
generator. A suspended generator is not open.
"""

import sys
import threading
from types import FrameType
from typing import Any, Self

MOST = 1_000
"""The count at which counting stops, because each call is compared with all open calls."""


class Nesting:
    """The maximum number of open calls of any one function of a file, in a `with` block."""

    def __init__(self, filename: str) -> None:
        self.filename = filename
        self.most, self.function = 0, ""

    def __enter__(self) -> Self:
        """Start counting, in this thread and in threads that are started later."""
        threading.setprofile(self.count)
        sys.setprofile(self.count)
        return self

    def __exit__(self, *_error: object) -> None:
        sys.setprofile(None)
        threading.setprofile(None)

    def count(self, frame: FrameType, event: str, _argument: Any) -> None:
        """Count the open calls of the function that is called, in this thread."""
        code, calls = frame.f_code, 0
        if event != "call" or code.co_filename != self.filename or self.most >= MOST:
            return
        link: FrameType | None = frame
        while link:
            calls += link.f_code is code
            link = link.f_back
        if calls > self.most:
            self.most = calls
            self.function = f"`{code.co_name}` (line {code.co_firstlineno})"
