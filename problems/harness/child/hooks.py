"""Reports when a function of the submission starts, resumes, yields or ends, in this thread.

Each line is reported, too, until the callback for lines returns False.
"""

import sys
from collections.abc import Callable
from opcode import opname
from types import CodeType, FrameType
from typing import Any

RETURNED, RAISED, YIELDED = 1, 2, 3
"""The endings of a call. A generator's call ends at each `yield`."""

_id = id
"""An alias, because the submission may replace the original."""


class Hook:
    """A tracer of selected code, based on `sys.settrace`, the same in every Python version."""

    def __init__(
        self,
        wanted: Callable[[CodeType], bool],
        enter: Callable[[FrameType, CodeType], bool],
        leave: Callable[[FrameType, int, Any], None],
        line: Callable[[FrameType], bool],
    ) -> None:
        """Prepare to call `enter` and `leave` for code for which `wanted` returns True.

        `leave` is called only if `enter` returned True for the same call. `line` is called before
        each line until it returns False.
        """
        self.wanted, self.enter, self.leave, self.line = wanted, enter, leave, line
        self.codes: dict[int, tuple[CodeType, Any]] = {}
        """Each code object seen, by its id, with its local trace function or None."""
        self.lines = True

    def start(self) -> None:
        """Start tracing."""
        sys.settrace(self.begin)

    def stop(self) -> None:
        """Stop tracing."""
        sys.settrace(None)

    def begin(self, frame: FrameType, _event: str, _argument: Any) -> Any:
        """Report a start or resumption. Return the local trace function, which reports the end."""
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
        """Return the local trace function of a code object, or None if it is not wanted."""
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
            elif result is not None:  # after an exception it is None
                leave(frame, YIELDED, result)
            else:
                leave(frame, RAISED, None)
            return end

        return end


def returning(code: CodeType) -> frozenset[int]:
    """Return the offsets of the return instructions in a code object."""
    places = code.co_code
    return frozenset(
        place for place in range(0, len(places), 2) if opname[places[place]].startswith("RETURN_")
    )
