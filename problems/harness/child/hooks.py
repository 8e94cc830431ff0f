"""Reports when a function of the submission begins, stops and goes on, in this thread.

The lines that run are reported, too, until a caller has seen enough of them.
"""

import sys
from collections.abc import Callable
from opcode import opname
from types import CodeType, FrameType
from typing import Any

RETURNED, RAISED, YIELDED = 1, 2, 3
"""The ways in which a function stops."""

_id = id
"""Our own name for it: the submission may replace the original."""


class Hook:
    """Calls back when chosen code runs, by `sys.settrace`, in the same way in every Python."""

    def __init__(
        self,
        wanted: Callable[[CodeType], bool],
        enter: Callable[[FrameType, CodeType], bool],
        leave: Callable[[FrameType, int, Any], None],
        line: Callable[[FrameType], bool],
    ) -> None:
        """Prepare to call `enter` and `leave` for the code that is wanted.

        `leave` is called for a call only if `enter` returned True, and `line` before each line, as
        long as it returns True.
        """
        self.wanted, self.enter, self.leave, self.line = wanted, enter, leave, line
        self.codes: dict[int, tuple[CodeType, Any]] = {}
        """Each code that was met by its identity, with what is called when it stops, or None."""
        self.lines = True

    def start(self) -> None:
        """Begin to report."""
        sys.settrace(self.begin)

    def stop(self) -> None:
        """Report no more."""
        sys.settrace(None)

    def begin(self, frame: FrameType, _event: str, _argument: Any) -> Any:
        """Report that a function begins or goes on, and have it report its end."""
        code = frame.f_code
        known = self.codes.get(_id(code))
        if known is None:
            known = self.codes[_id(code)] = code, self.add(code)
        if known[1] is None:
            return None
        if not self.enter(frame, code):
            return None
        frame.f_trace_lines = self.lines
        return known[1]

    def add(self, code: CodeType) -> Any:
        """Return what is called for each event of a code, or None if it is not wanted."""
        if not self.wanted(code):
            return None
        places, leave = returning(code), self.leave

        def end(frame: FrameType, event: str, result: Any) -> Any:
            if event == "line":
                frame.f_trace_lines = self.lines = self.lines and self.line(frame)
            if event != "return":
                return end
            if frame.f_lasti in places:
                leave(frame, RETURNED, result)
            elif result is not None:  # what an exception leaves has none
                leave(frame, YIELDED, result)
            else:
                leave(frame, RAISED, None)
            return end

        return end


def returning(code: CodeType) -> frozenset[int]:
    """Return the places in a code object at which it returns: elsewhere, an exception did."""
    places = code.co_code
    return frozenset(
        place for place in range(0, len(places), 2) if opname[places[place]].startswith("RETURN_")
    )
