"""Records the first calls of a submission's functions, as many as the parent asks for.

No method of a value is ever called, so that no code of the submission runs except its search: plain
values and containers are sent as they are, any other value by its type.

    functions   [name, line of its `def`, names of its variables, most of its calls open at once]
    table   values by number: [type, items]; the items of an object are [attribute, value]
    value   a plain value as it is; any other value as [its number in the table]
    call    [number of the function, line of the caller, writes before, writes after, ending,
            values, result, number of the parent call or -1,
            [[index of a value, value at the end], ...],
            number of the first call of the same generator, if this call resumes it, or -1]
            The second last item has the values that the call left changed and shares with its
            caller: changes to a call's own copies do not count.
    found   for each item of the returned list: [number of the call that added it or -1, its value
            then, index of the first item that is the same object]
"""

import gc
import linecache
import sys
from types import CodeType, FrameType
from typing import Any, Self

from harness.child.hooks import YIELDED, Hook
from harness.child.recorder import Tape
from harness.child.snapshots import MUTABLE, PLAIN, Table
from harness.child.values import Values

GENERATOR = 0x20  # a flag of a code object
OPEN = 0
"""The ending of a call that has not ended; the other endings are in `hooks.py`."""
NOBODY = -1

_type, _len, _list, _id, _enumerate, _map = type, len, list, id, enumerate, map
"""Aliases, because the submission may replace the originals."""


class Function:
    """A function of the submission, with the number of its open calls."""

    def __init__(self, number: int, code: CodeType, frame: FrameType) -> None:
        """Register a function at its first call."""
        self.number, self.code = number, code  # kept, so that its id is not given to another
        self.count = code.co_argcount + code.co_kwonlyargcount
        """The number of parameters."""
        there = frame.f_globals
        self.local = code.co_varnames[: self.count] + code.co_freevars
        self.outer = [name for name in code.co_names if _type(there.get(name)) in MUTABLE]
        """The global variables that it uses, if they hold mutable containers."""
        self.names = (*self.local, *self.outer)
        self.open = self.deepest = 0


class Calls(Hook):
    """The first calls made in a `with` block, in the order in which they began."""

    def __init__(
        self,
        filename: str,
        tape: Tape | None,
        most: int,
        *,
        all_counted: bool,
    ) -> None:
        """Prepare to record calls of the functions in a file.

        Args:
            filename: the submission's file.
            tape: records the grid, which is number 0 of the table and never inspected; or None.
            most: the number of calls to record.
            all_counted: True to count all later calls, which slows the search. Otherwise the hook
                stops after `most` calls, and calls that are still open get no ending.
        """
        super().__init__(filename)
        self.tape, self.most = tape, most
        self.all_counted = all_counted
        self.values = Values(tape.board if tape else None)
        self.functions: dict[int, Function] = {}
        self.calls: list[list[Any]] = []
        self.counted = 0
        """The number of all calls."""
        self.open: list[tuple[FrameType, int, Function, list[Any]]] = []
        """The open calls, the innermost last: frame, number, function, and values that may change:
        their index, the value and its snapshot."""
        self.generators: dict[int, tuple[FrameType, int]] = {}
        """Each suspended generator by its frame's id: the frame, the number of its first call."""
        source = linecache.getlines(filename)
        self.rebinds = any("nonlocal" in line or "global" in line for line in source)
        """True if a call may rebind a global or nonlocal variable."""

    def __enter__(self) -> Self:
        """Start recording, in this thread only."""
        gc.disable()  # it would traverse the recorded calls again and again
        sys.settrace(self.begin)
        return self

    def __exit__(self, *_error: object) -> None:
        """Stop recording."""
        sys.settrace(None)

    def enter(self, frame: FrameType, code: CodeType) -> bool:
        """Record that a call or resumption begins. Return True to have its end reported."""
        function = self.functions.get(_id(code))
        if function is None:
            function = Function(_len(self.functions), code, frame)
            self.functions[_id(code)] = function
        self.counted += 1
        number = _len(self.calls)
        if number >= self.most or self.values.parts < 0:
            self.values.full = True
            if not self.all_counted:
                sys.settrace(None)
                return False
        function.open += 1
        function.deepest = max(function.deepest, function.open)
        if self.values.full:
            return True
        parent = self.open[-1][1] if self.open else NOBODY
        values = [*_map(frame.f_locals.get, function.local)]
        if function.outer:
            values += _map(frame.f_globals.get, function.outer)
        changing, opaque, look = [], self.values.opaque, self.values.look
        for place, value in _enumerate(values):
            kind = _type(value)
            if kind in PLAIN:
                continue
            before = opaque.get(kind) or look(value, kind, parent, function.names[place])
            values[place] = before
            if before.content is not None or kind is _list:
                changing.append((place, value, before))
        first = NOBODY
        if code.co_flags & GENERATOR and _id(frame) in self.generators:
            first = self.generators[_id(frame)][1]
        writes = self.tape.writes if self.tape else 0
        self.open.append((frame, number, function, changing))
        line = self.caller(frame)
        call = [function.number, line, writes, writes, OPEN, values, None, parent, [], first]
        self.calls.append(call)
        return True

    def leave(self, frame: FrameType, way: int, result: Any) -> None:
        """Record the end of a call, or that a generator yields."""
        code = frame.f_code
        self.functions[_id(code)].open -= 1
        if not self.open or self.open[-1][0] is not frame:  # it was only counted
            return
        _, number, function, changing = self.open[-1]
        call, kind = self.calls[number], _type(result)
        call[3], call[4] = self.tape.writes if self.tape else 0, way
        call[6] = result if kind in PLAIN else self.values.look(result, kind, number)
        self.note_changes(frame, number, function, changing)
        self.open.pop()
        if code.co_flags & GENERATOR:
            if way == YIELDED:
                self.generators[_id(frame)] = frame, call[9] if call[9] >= 0 else number
            else:
                self.generators.pop(_id(frame), None)

    def note_changes(
        self, frame: FrameType, number: int, function: Function, changing: list[Any]
    ) -> None:
        """Record the containers that a call leaves changed and shares with its caller."""
        left, names, look = self.calls[number][8], function.names, self.values.look
        for place, given, before in changing:
            value = given
            if self.rebinds and place >= function.count:
                there = frame.f_locals if place < _len(function.local) else frame.f_globals
                value = there.get(names[place])
            kind = _type(value)
            after = value if kind in PLAIN else look(value, kind, number, names[place])
            if after is before or after == before:
                continue
            outer, back = place >= function.count or kind not in MUTABLE, frame.f_back
            if outer or not back or any(value is one for one in back.f_locals.values()):
                left.append((place, after))

    def at_line(self, frame: FrameType) -> bool:
        """Record the items that the last line added to lists. Return True to watch more lines."""
        held, number = [], NOBODY
        if self.open and self.open[-1][0] is frame:
            _, number, _, changing = self.open[-1]
            held = [value for _, value, _ in changing]
        return self.values.note_line(held, number)

    def caller(self, frame: FrameType) -> int:
        """Return the line of the submission that made a call, or 0."""
        link = frame.f_back
        while link is not None and link.f_code.co_filename != self.filename:
            link = link.f_back
        return link.f_lineno if link is not None else 0

    def to_json(self, returned: Any) -> dict[str, Any]:
        """Return the recorded calls as JSON data, given the method's return value.

        Returns:
            functions, table, calls, found: see the module's docstring.
            counted: the number of all calls, or one more than were recorded.
            answers: the variable name of the returned list, in a list; [] if it has none.
            collected: for a returned list of lists, sets or dicts: its number of items, the number
                of different objects among them, and the variable name of one of these, or ''.
        """
        table = Table()
        put = table.put
        for call in self.calls:
            call[5] = table.put_all(call[5])
            call[6] = put(call[6])
            call[8] = [[place, put(value)] for place, value in call[8]]
        told: dict[str, Any] = {"calls": self.calls, "table": table.entries}
        told["functions"] = [
            [one.code.co_name, one.code.co_firstlineno, one.names, one.deepest]
            for one in self.functions.values()
        ]
        told["counted"] = self.counted
        complete = bool(self.calls) and not self.values.full
        told |= self.values.returned(returned, table, complete=complete)
        gc.enable()
        return told
