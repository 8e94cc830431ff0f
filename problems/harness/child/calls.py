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
from operator import is_
from types import CodeType, FrameType
from typing import Any, Self

from harness.child.hooks import YIELDED, Hook
from harness.child.recording_list import RecordingList
from harness.child.snapshots import (
    BOARD,
    CONTAINERS,
    MUTABLE,
    PLAIN,
    Attributes,
    Snapshot,
    Table,
    attributes,
    copied,
)

MOST_NAMED = 1_000
"""Containers that are known by the name that a call has for them."""
MOST_PARTS = 3_000_000
"""Items of all copies: recording ends when there are so many."""
MOST_LINES = 2_000
"""Lines after which they are watched only if a list was added itself to the answers."""
FUNCTION, GENERATOR, COROUTINE = 0x1, 0x20, 0x80 | 0x200  # flags of a code object
OPEN = 0
"""The end of a call that did not end; the others are those of a hook."""
NOBODY = -1
COLLECTION = Snapshot("list")

_type, _len, _list, _id, _enumerate, _issubclass = type, len, list, id, enumerate, issubclass
_tuple, _zip, _map, _all = tuple, zip, map, all
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


class Known:
    """A container that has a name in a call. Of a list it says which call added which item."""

    def __init__(self, name: str, value: Any, owner: int) -> None:
        """Begin with the items that a list has by now."""
        self.name, self.value, self.length = name, value, 0
        self.collects = False
        """True if it got other containers: copying those at each call would take long."""
        self.owners: list[int] = []
        self.items: list[Any] = []
        self.grow(owner)

    def grow(self, owner: int) -> None:
        """Note the items that were added to a list, and the call that did."""
        if _type(self.value) is not _list:
            return
        for item in self.value[self.length :]:
            kind = _type(item)
            self.owners.append(owner)
            self.items.append(item if kind in PLAIN else copied(item, kind))
        self.length = _len(self.value)


class Calls:
    """The first calls while the block ran, in the order in which they began."""

    def __init__(
        self, filename: str, board: Any, count_writes: Callable[[], int], most: int
    ) -> None:
        """Prepare to record the calls of the functions of a file.

        Args:
            filename: of the submission.
            board: sent by its number in the table, 0, and never looked into; None if there is none.
            count_writes: returns how many writes have been made by now.
            most: the calls after which they are only counted.
        """
        self.filename, self.board = filename, board
        self.count_writes, self.most, self.parts = count_writes, most, MOST_PARTS
        self.hook = Hook(self.is_own, self.enter, self.leave, self.at_line)
        self.lines = MOST_LINES
        self.functions: dict[int, Function] = {}
        self.calls: list[list[Any]] = []
        self.counted = 0
        """The number of all calls."""
        self.full = False
        """True once a call was only counted. What is added to a list then may be its doing."""
        self.open: list[tuple[FrameType, int, Function, list[Any]]] = []
        """The calls that did not end yet, the innermost last: the frame of each, its number, and
        its values that may change."""
        self.generators: dict[int, tuple[FrameType, int]] = {}
        """The number of the first call of each generator that has yielded, by its frame."""
        self.known: dict[int, Known] = {}
        self.last: dict[int, Snapshot] = {}
        """The last copy of each list by its identity: what did not change is not copied again."""
        self.opaque: dict[Any, Snapshot] = {}
        """Types whose values are not inspected, such as functions, with their recorded form."""
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

    def enter(self, frame: FrameType, code: CodeType) -> None:
        """Record that a call begins, or that a generator goes on."""
        function = self.functions.get(_id(code))
        if function is None:
            function = Function(_len(self.functions), code, frame)
            self.functions[_id(code)] = function
        self.counted += 1
        function.open += 1
        function.deepest = max(function.deepest, function.open)
        number = _len(self.calls)
        if number >= self.most or self.parts < 0:
            self.full = True
            return
        parent = self.open[-1][1] if self.open else NOBODY
        values = [*_map(frame.f_locals.get, function.local)]
        if function.outer:
            values += _map(frame.f_globals.get, function.outer)
        changing = []
        for place, value in _enumerate(values):
            kind = _type(value)
            if kind in PLAIN:
                continue
            before = self.opaque.get(kind) or self.look(value, kind, parent, function.names[place])
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

    def leave(self, frame: FrameType, way: int, result: Any) -> None:
        """Record that a call ends."""
        code = frame.f_code
        self.functions[_id(code)].open -= 1
        if not self.open or self.open[-1][0] is not frame:  # it was only counted
            return
        _, number, function, changing = self.open[-1]
        call, kind = self.calls[number], _type(result)
        call[3], call[4] = self.count_writes(), way
        call[6] = result if kind in PLAIN else self.look(result, kind, number)
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
        left, names = self.calls[number][8], function.names
        for place, given, before in changing:
            value = given
            if self.rebinds and place >= function.count:
                there = frame.f_locals if place < _len(function.local) else frame.f_globals
                value = there.get(names[place])
            kind = _type(value)
            after = value if kind in PLAIN else self.look(value, kind, number, names[place])
            if after is before or after == before:
                continue
            outer, back = place >= function.count or kind not in MUTABLE, frame.f_back
            if outer or not back or any(value is one for one in back.f_locals.values()):
                left.append((place, after))

    def look(self, value: Any, kind: Any, owner: int, name: str = "") -> Snapshot | Attributes:
        """Return a value that is not plain as it is now, and remember a container by its name."""
        if kind is _list:
            last = self.last.get(_id(value), BOARD).content
            if last is not None and _len(last) == _len(value) and _all(_map(is_, last, value)):
                return self.last[_id(value)]
        if value is self.board:
            return BOARD
        if name and kind in MUTABLE:
            known = self.known.get(_id(value))
            if known is None:
                if _len(self.known) < MOST_NAMED:
                    self.known[_id(value)] = Known(name, value, owner)
            elif kind is _list and _len(value) > known.length:
                self.grow(known, owner)
            if known is not None and known.collects:
                return COLLECTION
        if kind in CONTAINERS or _issubclass(kind, RecordingList):
            return self.copy(value, kind)
        return self.look_inside(value, kind, owner, name)

    def copy(self, value: Any, kind: Any) -> Snapshot:
        """Return a copy of a container."""
        now = copied(value, kind)
        self.parts -= 1 + _len(now.content or ())
        if kind is _list and now.content is not None:
            self.last[_id(value)] = now
        return now

    def grow(self, known: Known, owner: int) -> None:
        """Note what was added to a list. A copy there tells that lines need not be watched."""
        if self.full:
            return
        for item in known.value[known.length :]:
            if _type(item) in MUTABLE:
                self.lines = -1 if _id(item) in self.known else min(self.lines, 0)
                known.collects = True
        known.grow(owner)

    def at_line(self, frame: FrameType) -> bool:
        """Note what the line before has added to lists. Return whether to watch another line."""
        if self.open and self.open[-1][0] is frame:
            _, number, _, changing = self.open[-1]
            for _, value, _ in changing:
                fields = attributes(value, _type(value)) or ()
                for one in (value, *(field for _, field in fields)):
                    known = self.known.get(_id(one)) if _type(one) is _list else None
                    if known is not None and _len(one) > known.length:
                        self.grow(known, number)
        self.lines -= self.lines > 0
        return self.lines != 0

    def look_inside(self, value: Any, kind: Any, owner: int, name: str) -> Snapshot | Attributes:
        """Return a snapshot of an object: its attributes that are plain values or containers."""
        fields = attributes(value, kind)
        if fields is None:
            return self.opaque.setdefault(kind, Snapshot(kind.__name__))
        found: list[tuple[str, Any]] = []
        for field, one in fields:
            kind_of_field = _type(one)
            if kind_of_field in PLAIN:
                found.append((field, one))
            elif kind_of_field in CONTAINERS or one is self.board:
                own = f"self.{field}" if name else ""
                found.append((field, self.look(one, kind_of_field, owner, own)))
        return Attributes(kind.__name__, _tuple(found))

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
            counted: the number of all calls.
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
        known = self.known.get(_id(returned))
        told |= {"counted": self.counted, "answers": [known.name] if known else []}
        told["found"] = self.found(known, table) if known else []
        if _type(returned) is _list and {*map(_type, returned)} <= MUTABLE:
            different = {_id(item): item for item in returned}
            names = [self.known[one].name for one in different if one in self.known]
            told["collected"] = [_len(returned), _len(different), names[0] if names else ""]
        gc.enable()
        return told

    def found(self, known: Known, table: Table) -> list[list[Any]]:
        """Return which call added which item to the list that was returned."""
        if self.calls and not self.full:
            known.grow(0)
        if _type(known.value) is not _list or _len(known.value) < known.length:
            return []
        first: dict[int, int] = {}
        places = [first.setdefault(_id(item), at) for at, item in _enumerate(known.value)]
        triples = _zip(known.owners, known.items, places, strict=False)
        return [
            [owner, table.put(item), at if _type(value) in MUTABLE else place]
            for place, (owner, item, at) in _enumerate(triples)
            for value in known.value[place : place + 1]
        ]


def is_function(code: CodeType) -> bool:
    """Return True for a function, a method or a lambda, but not for a comprehension or a class."""
    plain = not code.co_name.startswith("<") or code.co_name == "<lambda>"
    return plain and bool(code.co_flags & FUNCTION) and not code.co_flags & COROUTINE
