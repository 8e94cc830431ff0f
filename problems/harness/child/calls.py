"""Records the first calls of a submission's own functions: with what, from where, and the result.

It knows nothing of what the functions are for. No method of a value is ever called, so that no code
of the submission runs but its own search: a value is sent if it is plain, and by its type if not.

    functions   [name, line of its `def`, names of its values, its most calls open at once]
    table   values by number: [type, items], for an object [type, {attribute: value}]
    value   a plain value as it is; any other as [its number in the table]
    call    [function, line it was called from, writes before, writes after, how, values, result,
            the call that it belongs to or -1, [[place of a value, its value at the end], ...],
            the call that it goes on with, if it is a generator, or -1]
            The second last has the values that the call left changed and that its caller holds,
            too: a call may change its own copies.
    found   for each item of the list that was returned: [the call that added it or -1, its value
            then, the place of the first item that is the same object]
"""

import gc
import linecache
from collections.abc import Callable
from types import CodeType, FrameType
from typing import Any, Self

from harness.child.hooks import YIELDED, Hook
from harness.child.snapshots import MUTABLE, PLAIN, Table
from harness.child.values import Values

FUNCTION, GENERATOR, COROUTINE = 0x1, 0x20, 0x80 | 0x200  # flags of a code object
OPEN = 0
"""The end of a call that did not end; the others are those of a hook."""
NOBODY = -1

_type, _len, _list, _id, _enumerate, _map = type, len, list, id, enumerate, map
"""Our own names for these: the submission may replace the originals."""


class Function:
    """A function of the submission, and how deep it is in calls of its own."""

    def __init__(self, number: int, code: CodeType, frame: FrameType) -> None:
        """Number a function when it is called for the first time."""
        self.number, self.code = number, code  # kept, so that its id is not given to another
        self.count = code.co_argcount + code.co_kwonlyargcount
        """The number of its arguments."""
        there = frame.f_globals
        self.local = code.co_varnames[: self.count] + code.co_freevars
        self.outer = [name for name in code.co_names if _type(there.get(name)) in MUTABLE]
        """The names of the file that it uses, of which only containers count."""
        self.names = (*self.local, *self.outer)
        self.open = self.deepest = 0


class Calls:
    """The first calls while the block ran, in the order in which they began."""

    def __init__(
        self,
        filename: str,
        board: Any,
        count_writes: Callable[[], int],
        most: int,
        *,
        all_counted: bool,
    ) -> None:
        """Prepare to record the calls of the functions of a file.

        Args:
            filename: of the submission.
            board: sent by its number in the table, 0, and never looked into; None if there is none.
            count_writes: returns how many writes have been made by now.
            most: the number of calls to record.
            all_counted: True to count later calls, too, which takes as long as the search. If not,
                the end of a call that is open then is not recorded either.
        """
        self.filename, self.count_writes, self.most = filename, count_writes, most
        self.all_counted = all_counted
        self.values = Values(board)
        self.hook = Hook(self.is_own, self.enter, self.leave, self.at_line)
        self.functions: dict[int, Function] = {}
        self.calls: list[list[Any]] = []
        self.counted = 0
        """The number of all calls."""
        self.open: list[tuple[FrameType, int, Function, list[Any]]] = []
        """The calls that did not end yet, the innermost last: the frame of each, its number, and
        its values that may change."""
        self.generators: dict[int, tuple[FrameType, int]] = {}
        """The number of the first call of each generator that has yielded, by its frame."""
        source = linecache.getlines(filename)
        self.rebinds = any("nonlocal" in line or "global" in line for line in source)
        """True if a call may bind an outer name to another value."""

    def __enter__(self) -> Self:
        """Begin to record, in this thread."""
        gc.disable()  # or the calls that are kept are looked through again and again
        self.hook.start()
        return self

    def __exit__(self, *_error: object) -> None:
        """Stop recording."""
        self.hook.stop()

    def is_own(self, code: CodeType) -> bool:
        """Return True for the code of a function of the submission."""
        return code.co_filename == self.filename and is_function(code)

    def enter(self, frame: FrameType, code: CodeType) -> bool:
        """Record that a call begins, or that a generator goes on.

        Return whether to report its end.
        """
        function = self.functions.get(_id(code))
        if function is None:
            function = Function(_len(self.functions), code, frame)
            self.functions[_id(code)] = function
        self.counted += 1
        number = _len(self.calls)
        if number >= self.most or self.values.parts < 0:
            self.values.full = True
            if not self.all_counted:
                self.hook.stop()
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
        writes = self.count_writes()
        self.open.append((frame, number, function, changing))
        line = self.caller(frame)
        call = [function.number, line, writes, writes, OPEN, values, None, parent, [], first]
        self.calls.append(call)
        return True

    def leave(self, frame: FrameType, way: int, result: Any) -> None:
        """Record that a call ends."""
        code = frame.f_code
        self.functions[_id(code)].open -= 1
        if not self.open or self.open[-1][0] is not frame:  # it was only counted
            return
        _, number, function, changing = self.open[-1]
        call, kind = self.calls[number], _type(result)
        call[3], call[4] = self.count_writes(), way
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
        """Note which containers a call leaves changed, if its caller holds them as well."""
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
        """Note what the line before has added to lists. Return whether to watch another line."""
        held, number = [], NOBODY
        if self.open and self.open[-1][0] is frame:
            _, number, _, changing = self.open[-1]
            held = [value for _, value, _ in changing]
        return self.values.note_line(held, number)

    def caller(self, frame: FrameType) -> int:
        """Return the line of the submission that a call came from, or 0."""
        link = frame.f_back
        while link is not None and link.f_code.co_filename != self.filename:
            link = link.f_back
        return link.f_lineno if link is not None else 0

    def to_json(self, returned: Any) -> dict[str, Any]:
        """Return the record, given what the method returned.

        Returns:
            functions, table, calls, found: see above.
            counted: the number of all calls, or one more than were recorded.
            answers: the names of the list that was returned.
            collected: for a list of lists, sets or dicts how many items it has, how many different
                objects they are, and the name of an object that the list holds several times.
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


def is_function(code: CodeType) -> bool:
    """Return True for a function, a method or a lambda, but not for a comprehension or a class."""
    plain = not code.co_name.startswith("<") or code.co_name == "<lambda>"
    return plain and bool(code.co_flags & FUNCTION) and not code.co_flags & COROUTINE
