"""Reports when a function of the submission starts, resumes, yields or ends, in this thread.

Each line is reported, too, until `at_line` returns False.
"""

from opcode import opname
from types import CodeType, FrameType
from typing import Any

RETURNED, RAISED, YIELDED = 1, 2, 3
"""The endings of a call. A generator's call ends at each `yield`."""
FUNCTION, COROUTINE = 0x1, 0x80 | 0x200  # flags of a code object

_id = id
"""An alias, because the submission may replace the original."""


class Hook:
    """A tracer of the functions of a file, based on `sys.settrace`, the same in every Python."""

    def __init__(self, filename: str) -> None:
        """Prepare to trace the functions, methods and lambdas of a file."""
        self.filename = filename
        self.codes: dict[int, tuple[CodeType, Any]] = {}
        """Each code object seen, by its id, with its local trace function or None."""
        self.lines = True

    def enter(self, frame: FrameType, code: CodeType) -> bool:
        """Handle the start or resumption of a call. Return True to have its end reported."""
        raise NotImplementedError

    def leave(self, frame: FrameType, way: int, result: Any) -> None:
        """Handle the end of a call for which `enter` returned True."""
        raise NotImplementedError

    def at_line(self, frame: FrameType) -> bool:
        """Handle the moment before a line runs. Return False to end the reports of lines."""
        raise NotImplementedError

    def begin(self, frame: FrameType, _event: str, _argument: Any) -> Any:
        """Report a start or resumption. Return the local trace function, which reports the end."""
        code = frame.f_code
        known = self.codes.get(_id(code))
        if known is None:
            known = self.codes[_id(code)] = code, self.add(code)
        if known[1] is None or not self.enter(frame, code):
            return None
        frame.f_trace_lines = self.lines
        return known[1]

    def add(self, code: CodeType) -> Any:
        """Return the local trace function of a code object, or None if it is not traced."""
        if code.co_filename != self.filename or not is_function(code):
            return None
        places, leave = returning(code), self.leave

        def end(frame: FrameType, event: str, result: Any) -> Any:
            if event == "line":
                frame.f_trace_lines = self.lines = self.lines and self.at_line(frame)
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


def is_function(code: CodeType) -> bool:
    """Return True for the code of a function, method or lambda, not a comprehension or class."""
    plain = not code.co_name.startswith("<") or code.co_name == "<lambda>"
    return plain and bool(code.co_flags & FUNCTION) and not code.co_flags & COROUTINE


def returning(code: CodeType) -> frozenset[int]:
    """Return the offsets of the return instructions in a code object."""
    places = code.co_code
    return frozenset(
        place for place in range(0, len(places), 2) if opname[places[place]].startswith("RETURN_")
    )
