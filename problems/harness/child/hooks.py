"""Reports when a function of the submission begins, stops and goes on, as each Python can.

Python 3.12 has `sys.monitoring`, which costs foreign code nothing. Before that there is
`sys.settrace`. The lines that run are reported, too, until a caller has seen enough of them.
"""

import sys
from collections.abc import Callable
from functools import cache, partial
from opcode import opname
from types import CodeType, FrameType
from typing import Any

RETURNED, RAISED, YIELDED = 1, 2, 3
"""The ways in which a function stops."""

Enter = Callable[[FrameType, CodeType], Any]
Leave = Callable[[FrameType, int, Any], None]
Line = Callable[[FrameType], bool]

_frame_of, _id = sys._getframe, id
"""Our own names for these: the submission may replace the originals."""


class Tracing:
    """The hook of Python 3.11. It sees this thread only."""

    def __init__(
        self, wanted: Callable[[CodeType], bool], enter: Enter, leave: Leave, line: Line
    ) -> None:
        """Prepare to call `enter` and `leave` for the code that is wanted.

        `line` is called before each line, as long as it returns True.
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
        frame.f_trace_lines = self.lines
        self.enter(frame, code)
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


class Monitoring:
    """The hook from Python 3.12 on."""

    TOOL = 4

    def __init__(
        self, wanted: Callable[[CodeType], bool], enter: Enter, leave: Leave, line: Line
    ) -> None:
        """Prepare to call `enter` and `leave` for the code that is wanted.

        `line` is called before each line, as long as it returns True.
        """
        self.wanted, self.enter, self.leave, self.line = wanted, enter, leave, line
        self.codes: dict[int, tuple[CodeType, bool]] = {}
        self.lines = True

    def start(self) -> None:
        """Begin to report."""
        monitoring = sys.monitoring  # type: ignore[attr-defined,unused-ignore]
        events, tool = monitoring.events, self.TOOL
        monitoring.use_tool_id(tool, "kata")
        off = monitoring.DISABLE
        for event, report in (
            (events.PY_START, partial(self.begin, off)),
            (events.PY_RESUME, partial(self.begin, off)),
            (events.PY_THROW, self.go_on),
            (events.PY_RETURN, partial(self.end, RETURNED)),
            (events.PY_YIELD, partial(self.end, YIELDED)),
            (events.PY_UNWIND, self.unwind),
            (events.LINE, self.at_line),
        ):
            monitoring.register_callback(tool, event, report)
        wanted = events.PY_START | events.PY_RESUME | events.PY_THROW | events.PY_RETURN
        monitoring.set_events(tool, wanted | events.PY_YIELD | events.PY_UNWIND)

    def stop(self) -> None:
        """Report no more. Until Python 3.14, events are reported until they are taken back."""
        monitoring = sys.monitoring  # type: ignore[attr-defined,unused-ignore]
        monitoring.set_events(self.TOOL, 0)
        self.stop_lines()
        monitoring.free_tool_id(self.TOOL)

    def is_wanted(self, code: CodeType) -> bool:
        """Return whether a code is wanted, which is asked once for each."""
        known = self.codes.get(_id(code))
        if known is None:
            known = self.codes[_id(code)] = code, self.wanted(code)
            if known[1] and self.lines:
                monitoring = sys.monitoring  # type: ignore[attr-defined,unused-ignore]
                monitoring.set_local_events(self.TOOL, code, monitoring.events.LINE)
        return known[1]

    def begin(self, off: Any, code: CodeType, _offset: int) -> Any:
        """Report that a function begins or goes on; disable the event for foreign code."""
        if not self.is_wanted(code):
            return off
        return self.enter(_frame_of(1), code)

    def go_on(self, code: CodeType, _offset: int, _error: BaseException) -> None:
        """Report that a generator goes on with an exception."""
        if self.is_wanted(code):
            self.enter(_frame_of(1), code)

    def end(self, way: int, code: CodeType, _offset: int, result: Any) -> None:
        """Report that a function returns or yields."""
        if self.is_wanted(code):
            self.leave(_frame_of(1), way, result)

    def at_line(self, _code: CodeType, _line: int) -> None:
        """Report a line, or stop to report lines."""
        if self.lines and not self.line(_frame_of(1)):
            self.lines = False
            self.stop_lines()

    def stop_lines(self) -> None:
        """Report no more lines."""
        for own, wanted in self.codes.values():
            if wanted:
                sys.monitoring.set_local_events(self.TOOL, own, 0)  # type: ignore[attr-defined,unused-ignore]

    def unwind(self, code: CodeType, _offset: int, _error: BaseException) -> None:
        """Report that an exception leaves a function."""
        if self.is_wanted(code):
            self.leave(_frame_of(1), RAISED, None)


@cache
def returning(code: CodeType) -> frozenset[int]:
    """Return the places in a code object at which it returns: elsewhere, an exception did."""
    places = code.co_code
    return frozenset(
        place for place in range(0, len(places), 2) if opname[places[place]].startswith("RETURN_")
    )


hook = Monitoring if sys.version_info >= (3, 12) else Tracing
