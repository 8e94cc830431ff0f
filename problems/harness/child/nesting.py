"""Counts how many calls of the same function are open at once: more than one is recursion.

It does not matter what stands between the calls: another function, a lambda, `functools`, or a
generator that delegates to another one. A generator that waits is not open, only one that runs.
"""

import sys
import threading
from collections import defaultdict
from types import CodeType, FrameType
from typing import Any, Self


class Nesting:
    """The most calls of one function of a file that were open at once while the block ran."""

    def __init__(self, filename: str) -> None:
        """Prepare to count the calls of the functions of this file."""
        self.filename = filename
        self.most, self.function = 0, ""

    def __enter__(self) -> Self:
        """Begin to count, in threads that are started from now on, too."""
        threading.setprofile(self.begin)
        sys.setprofile(self.counter())
        return self

    def __exit__(self, *_error: object) -> None:
        sys.setprofile(None)
        threading.setprofile(None)

    def begin(self, frame: FrameType, event: str, argument: Any) -> None:
        """Count in a new thread by itself: calls in two threads are not nested."""
        counter = self.counter()
        sys.setprofile(counter)
        counter(frame, event, argument)

    def counter(self) -> Any:
        """Return a function that is called whenever a function is entered or left."""
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
