"""Records which calls are open after some writes, with their variables, and what returned last.

A run makes millions of writes, and stacks are recorded in a few windows of them. Outside of these
windows it only counts. A value is described by `variables.py`, which calls no method of it, so that
no code of the submission runs but its own search.
"""

import sys
from collections.abc import Callable
from types import CodeType, FrameType
from typing import Any

from harness.child.calls import GENERATOR, is_function
from harness.child.hooks import returning
from harness.child.recorder import BATCH, Tape
from harness.child.recording_list import RecordingList
from harness.child.variables import fields_of, shown

MOST_CALLS, MOST_NAMES, MOST_FIELDS = 100, 24, 12
"""Calls of a stack, names of a call, and attributes of the solution that are described."""
MOST_ITEMS, LONGEST = 8, 72
"""Items of a container and characters of a text that are shown."""
MOST_ENTRIES = 8_000
"""Entries of the table of calls: recording ends when it is full."""

_type, _len, _issubclass = type, len, issubclass


class StackTape(Tape):
    """The writes to one grid: only the stacks in some windows of writes are kept."""

    def __init__(
        self,
        grid: list[list[Any]],
        filename: str,
        windows: list[list[int]],
        stop: Callable[[], None],
    ) -> None:
        """Create a recording copy of a grid.

        Args:
            grid: copied; the recording copy is `board`.
            filename: of the submission.
            windows: the first and the last write of each, in order, none within another.
            stop: called after the last window; it is expected to raise.
        """
        super().__init__(grid, filename, stop)
        self.windows = [(first, last) for first, last in windows]
        self.done = 0
        self.returned = ""
        self.table: dict[Any, int] = {}
        self.stacks: list[tuple[int, list[int], str]] = []
        self.aim()

    def aim(self) -> None:
        """Count to the next window, or record each write in one. Stop after the last."""
        while self.windows and self.done >= self.windows[0][1]:
            del self.windows[0]
        over = not self.windows or _len(self.table) >= MOST_ENTRIES
        before = 0 if over else self.windows[0][0] - 1 - self.done
        self.looking = not over and before <= 0
        self.capacity = 1 if self.looking else min(before or BATCH, BATCH)
        sys.setprofile(self.note_return if self.looking else None)
        if over and self.stop:
            self.stop()

    def fold(self) -> None:
        """Count and discard the writes, and record the stack in a window."""
        self.count()
        self.done += _len(self.words)
        self.counted, self.words[:] = 0, ()
        if self.looking:
            calls = [self.number_of(frame) for frame in self.open_frames(sys._getframe(1))]
            self.stacks.append((self.done, calls, self.returned))
        self.aim()

    def open_frames(self, frame: FrameType | None) -> list[FrameType]:
        """Return the frames of the submission's open calls, the outermost first."""
        frames = []
        while frame is not None:
            if frame.f_code.co_filename == self.filename and is_function(frame.f_code):
                frames.append(frame)
            frame = frame.f_back
        frames.reverse()
        half = MOST_CALLS // 2
        return frames if _len(frames) <= MOST_CALLS else frames[:half] + frames[-half:]

    def number_of(self, frame: FrameType) -> int:
        """Return the number of a call in its current state in the table."""
        variables = frame.f_locals
        names = [(name, self.text(value)) for name, value in variables.items() if name != "self"]
        if frame.f_back is None or frame.f_back.f_code.co_filename != self.filename:
            fields = [*fields_of(variables.get("self")).items()][:MOST_FIELDS]
            names += [(f"self.{name}", self.text(value)) for name, value in fields]
        call = frame.f_code.co_name, frame.f_lineno, tuple(names[:MOST_NAMES])
        return self.table.setdefault(call, _len(self.table))

    def text(self, value: Any) -> str:
        """Return a value of a built-in type as Python source; `<type>` for other values."""
        if value is self.board:
            return "the board"
        if _issubclass(_type(value), RecordingList):
            value = list(value)
        text = shown(value, 2, MOST_ITEMS)
        if text == "…":
            return f"<{_type(value).__name__}>"
        return text if _len(text) <= LONGEST else f"{text[: LONGEST - 2]} …"

    def note_return(self, frame: FrameType, event: str, argument: Any) -> None:
        """Record the result of a function of the submission."""
        code: CodeType = frame.f_code
        if event != "return" or code.co_filename != self.filename or not is_function(code):
            return
        if frame.f_lasti in returning(code):
            self.returned = f"{code.co_name} returned {self.text(argument)}"
        elif code.co_flags & GENERATOR and argument is not None:
            self.returned = f"{code.co_name} yielded {self.text(argument)}"
        else:
            self.returned = f"{code.co_name} raised an exception"

    def stacks_to_json(self) -> dict[str, Any]:
        """Return the recorded stacks for a reply."""
        return {"calls": list(self.table), "stacks": self.stacks}
