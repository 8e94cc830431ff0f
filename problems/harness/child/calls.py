"""Records the first calls of a submission's functions, up to a limit that the parent sets.

No method of a value is ever called, so that no code of the submission runs except its search: plain
values and containers are sent as they are, any other value by its type.

    functions   [name, line of its `def`, names of its variables, maximum recursion depth]
    table   values by number: a plain value or a list of them as it is, any other value as
            {type: items}; the items of an object are [attribute, number of its value]
    calls   eight numbers for each call: the function, line of the caller, writes before, writes
            after, ending, result, parent call or -1, and first call of the same generator, if this
            call resumes it, or -1
    values  the numbers of the values of each call
    changed     three numbers for each value that a call changed and its caller can see, so not for
            a local copy: the call, the index of the value, the number of the value at the end
    found   for each item of the returned list: [number of the call that added it or -1, number of
            its value then, index of the first item that is the same object]

`calls`, `values` and `changed` are arrays of 32-bit numbers, in base 64.
"""

import gc
import linecache
import sys
from array import array
from base64 import b64encode
from itertools import chain
from operator import is_
from types import FrameType
from typing import Any, Self

from harness.child.hooks import Function, is_function
from harness.child.recorder import Tape
from harness.child.snapshots import MUTABLE, NAMED, PLAIN, is_unchanged
from harness.child.values import Values

OPEN, RETURNED, RAISED, YIELDED = range(4)
"""The endings of a call. A generator's call ends at each `yield`."""
NOBODY = -1
WIDTH = 8
"""The number of integers for each call in `calls`."""

_type, _len, _id, _list, _enumerate, _max = type, len, id, list, enumerate, max
_all, _map = all, map
"""Aliases, because the submission may replace the originals."""


class Calls:
    """The first calls made in a `with` block, in the order in which they began."""

    def __init__(self, filename: str, tape: Tape | None, most: int, *, all_counted: bool) -> None:
        """Prepare to record calls of the functions in a file.

        Args:
            filename: the submission's file.
            tape: records the grid, which is number 0 of the table and never inspected; or None.
            most: the number of calls to record.
            all_counted: True to count all later calls, which slows the search. Otherwise the hook
                stops after `most` calls, and calls that are still open get no ending.
        """
        self.filename, self.tape, self.most = filename, tape, most
        self.all_counted, self.lines = all_counted, True
        self.functions: dict[int, Function] = {}
        """Each code object seen, by its id, in the order of their first calls."""
        self.calls: list[int] = []
        self.noted: list[int] = []
        """The arrays `calls` and `values`: see the module's docstring."""
        self.changed: list[tuple[int, int, int]] = []
        self.counted = 0
        """The number of all calls."""
        self.open: list[tuple[Any, int, list[Any]]] = [(None, NOBODY, [])]
        """The stack of open calls: frame, number, and the mutable values, each with index, number,
        and key or copy. The first item is a sentinel for code outside the submission."""
        self.generators: dict[int, tuple[FrameType, int]] = {}
        """Each suspended generator by its frame's id: the frame, the number of its first call."""
        source = linecache.getlines(filename)
        self.rebinds = any("nonlocal " in line or "global " in line for line in source)
        """True if a call may rebind a global or nonlocal variable."""
        compared = not any("__eq__" in line or "dataclass" in line for line in source)
        self.values = Values(tape.board if tape else None, compared=compared)

    def __enter__(self) -> Self:
        """Start recording, in this thread only."""
        gc.disable()  # each collection would traverse all recorded calls
        sys.settrace(self.begin)
        return self

    def __exit__(self, *_error: object) -> None:
        """Stop recording."""
        sys.settrace(None)

    def begin(self, frame: FrameType, _event: str, _argument: Any) -> Any:
        """Record the start or resumption of a call. Return the local trace function."""
        function = self.functions.get(_id(frame.f_code)) or self.add(frame)
        if function.end is None:
            return None
        self.counted += 1
        number, values = _len(self.calls) // WIDTH, self.values
        if number >= self.most or values.table.left < 0:
            values.full = True
            if not self.all_counted:
                sys.settrace(None)
                return None
        function.open += 1
        function.deepest = _max(function.deepest, function.open)
        frame.f_trace_lines = self.lines
        if values.full:
            return function.end
        (caller, parent, _), back = self.open[-1], frame.f_back
        line = back.f_lineno if back and back is caller else self.line_below(back)
        writes = self.tape.writes if self.tape else 0
        resumed = self.generators.get(_id(frame)) if function.generates else None
        first = resumed[1] if resumed else NOBODY
        changing = self.note_values(parent, function, frame)
        self.open.append((frame, number, changing))
        self.calls += function.number, line, writes, writes, OPEN, values.none, parent, first
        return function.end

    def note_values(self, parent: int, function: Function, frame: FrameType) -> list[Any]:
        """Append the numbers of a call's values at entry. Return the mutable values."""
        changing: list[Any] = []
        names, note, values = function.names, self.noted.append, self.values
        table, opaque = values.table, values.opaque
        for place, value in _enumerate(function.values(frame)):
            kind = _type(value)
            if kind in NAMED:
                note(table[value])
            elif kind in opaque:
                note(opaque[kind])
            else:
                known = values.known.get(_id(value))
                if known and value == known.copy and _all(_map(is_, value, known.copy)):
                    number, key = known.number, known.copy
                else:
                    number, key = values.look(value, kind, parent, names[place])
                note(number)
                if kind is _list or (kind not in PLAIN and key[1] is not None):
                    changing.append((place, value, number, key))
        return changing

    def add(self, frame: FrameType) -> Function:
        """Register the function of a frame at its first call, and return it."""
        code, traced = frame.f_code, [one for one in self.functions.values() if one.end]
        function = self.functions[_id(code)] = Function(_len(traced), code, frame)
        if code.co_filename == self.filename and is_function(code):
            function.end = self.ending(function)
        return function

    def ending(self, function: Function) -> Any:
        """Return the local trace function of a function's calls."""
        opened, leave = self.open, self.leave

        def end(frame: FrameType, event: str, result: Any) -> Any:
            if event == "return":
                function.open -= 1
                if opened[-1][0] is frame:  # otherwise it was only counted
                    leave(frame, function, result)
            elif event == "line":
                frame.f_trace_lines = self.lines = self.lines and self.at_line(frame)
            return end

        return end

    def leave(self, frame: FrameType, function: Function, result: Any) -> None:
        """Record the end of a call, or a generator's `yield`."""
        _, number, changing = self.open.pop()
        calls, at, end = self.calls, number * WIDTH, RETURNED
        if self.tape:
            calls[at + 3] = self.tape.writes
        if frame.f_lasti not in function.returns:
            end = RAISED if result is None else YIELDED
        calls[at + 4] = end
        if result is not None:
            calls[at + 5], _ = self.values.look(result, _type(result), number)
        for place, given, before, key in changing:
            value, outer = given, place >= function.count
            if self.rebinds and outer:
                value = function.values(frame)[place]
            elif given == key if _type(key) is _list else is_unchanged(given, key):
                continue
            after, _ = self.values.look(value, _type(value), number, function.names[place])
            if after != before and self.is_shared(value, outer, frame.f_back):
                self.changed.append((number, place, after))
        if end == YIELDED:
            first = calls[at + 7]
            self.generators[_id(frame)] = frame, first if first >= 0 else number
        elif function.generates:
            self.generators.pop(_id(frame), None)

    def is_shared(self, value: Any, outer: bool, back: FrameType | None) -> bool:
        """Return False for an argument that the caller has no reference to, such as a copy."""
        if outer or not back or _type(value) not in MUTABLE:
            return True
        return any(value is one for one in back.f_locals.values())

    def at_line(self, frame: FrameType) -> bool:
        """Record the items that the last line added to lists. Return True to trace more lines."""
        caller, number, changing = self.open[-1]
        if caller is not frame:
            return self.values.note_line([], NOBODY)
        return self.values.note_line([value for _, value, _, _ in changing], number)

    def line_below(self, frame: FrameType | None) -> int:
        """Return the line of the submission that made a call, or 0."""
        while frame is not None and frame.f_code.co_filename != self.filename:
            frame = frame.f_back
        return frame.f_lineno if frame is not None else 0

    def to_json(self, returned: Any) -> dict[str, Any]:
        """Return the recorded calls as JSON data, given the method's return value.

        Returns:
            functions, table, calls, changed, found: see the module's docstring.
            counted: the number of all calls; if not all are counted, one more than were recorded.
            answers: the variable name of the returned list, in a list; [] if it has none.
            collected: for a returned list of lists, sets or dicts: its number of items, the number
                of different objects among them, and the variable name of one of these, or ''.
        """
        complete = bool(self.calls) and not self.values.full
        told = self.values.returned(returned, complete=complete)
        told["functions"] = [
            [one.code.co_name, one.code.co_firstlineno, one.names, one.deepest]
            for one in self.functions.values()
            if one.end
        ]
        told["counted"], told["table"] = self.counted, self.values.table.entries
        lengths = [_len(names) for _, _, names, _ in told["functions"]]
        end = sum(lengths[number] for number in self.calls[::WIDTH])  # an alarm may leave more
        told["calls"], told["values"] = base64_of(self.calls), base64_of(self.noted[:end])
        told["changed"] = base64_of([*chain.from_iterable(self.changed)])
        gc.enable()
        return told


def base64_of(numbers: list[int]) -> str:
    """Return 32-bit integers, encoded in base 64."""
    return b64encode(array("i", numbers).tobytes()).decode()
