"""Counts how many calls of one function are open at once: more than one is recursion.

Recursion may be indirect, through another function, a lambda, `functools` or a delegating
generator. A suspended generator is not open.
"""

import sys
import threading
from collections import defaultdict
from types import CodeType, FrameType
from typing import Any, Self


class Nesting:
    """The maximum number of open calls of any one function of a file, in a `with` block."""

    def __init__(self, filename: str) -> None:
        """Prepare to count the calls of the functions in a file."""
        self.filename = filename
        self.most, self.function = 0, ""

    def __enter__(self) -> Self:
        """Start counting, in this thread and in threads that are started later."""
        threading.setprofile(self.begin)
        sys.setprofile(self.counter())
        return self

    def __exit__(self, *_error: object) -> None:
        sys.setprofile(None)
        threading.setprofile(None)

    def begin(self, frame: FrameType, event: str, argument: Any) -> None:
        """Start a separate count in a new thread: calls in two threads are not nested."""
        counter = self.counter()
        sys.setprofile(counter)
        counter(frame, event, argument)

    def counter(self) -> Any:
        """Return a profile function that counts the open calls of one thread."""
        calls: defaultdict[CodeType, int] = defaultdict(int)

        def count(frame: FrameType, event: str, _argument: Any) -> None:
            code = frame.f_code
            if code.co_filename != self.filename:
                return
            if event == "call":
                calls[code] += 1
                if calls[code] > self.most:
                    self.most = calls[code]
                    self.function = f"`{code.co_name}` (line {code.co_firstlineno})"
            elif event == "return":
                calls[code] -= 1

        return count
