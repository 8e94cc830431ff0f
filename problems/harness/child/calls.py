"""Records the first calls of a submission's own functions: with what, from where, and the result.

It knows nothing of what the functions are for. No method of a value is ever called, so that no code
of the submission runs but its own search: a value is sent if it is plain, and by its type if not.

    table   values by number: [type, items], for an object [type, {attribute: value}]
    value   a plain value as it is; any other as [its number in the table]
    call    [function, line it was called from, writes before, writes after, how, values, result]
"""

import sys
from collections.abc import Callable
from functools import cache
from opcode import opname
from types import CodeType, FrameType
from typing import Any, Self

from harness.child.recording_list import RecordingList

MOST_ITEMS = 128
"""Items of a container that are worth sending: a grid has 81."""
MOST_ENTRIES = 4_000
"""Entries of the table: recording ends when it is full."""
LONGEST, SHORT = 128, 16
"""Characters of a text that are worth sending, by itself and as one of many."""
MOST_FIELDS = 12
FUNCTION, GENERATOR, COROUTINE = 0x1, 0x20, 0x80 | 0x200  # flags of a code object
OPEN, RETURNED, RAISED, YIELDED = range(4)
"""The ends of a call. A generator makes one call for each value that it yields."""

_type, _len, _str, _int, _list, _issubclass = type, len, str, int, list, issubclass
"""Our own names for these: the submission may replace the originals."""
SCALARS = (int, float, bool, type(None))
CONTAINERS = (list, tuple, set, frozenset, range)


class Calls:
    """The first calls while the block ran, in the order in which they began."""

    def __init__(
        self, filename: str, board: Any, count_writes: Callable[[], int], most: int
    ) -> None:
        """Prepare to record the calls of the functions of a file.

        Args:
            filename: of the submission.
            board: sent by its number in the table, 0, and never looked into.
            count_writes: returns how many writes have been made by now.
            most: the calls after which recording ends.
        """
        self.filename, self.board = filename, board
        self.count_writes, self.most = count_writes, most
        self.functions: dict[CodeType, int] = {}
        self.names: list[tuple[str, int, tuple[str, ...]]] = []
        self.calls: list[list[Any]] = []
        self.open: dict[FrameType, list[Any]] = {}
        """The calls that did not end yet."""
        self.numbers: dict[Any, int] = {}
        self.table: list[tuple[str, Any]] = [("board", [])]

    def __enter__(self) -> Self:
        """Begin to record, in this thread."""
        sys.setprofile(self.look)
        return self

    def __exit__(self, *_error: object) -> None:
        """Stop recording."""
        sys.setprofile(None)

    def to_json(self) -> dict[str, Any]:
        """Return what was recorded."""
        return {"functions": self.names, "table": self.table, "calls": self.calls}

    def look(self, frame: FrameType, event: str, argument: Any) -> None:
        """Record that a function is entered or left."""
        code = frame.f_code
        if code.co_filename != self.filename:
            return
        if event == "call":
            if is_function(code):
                self.enter(frame, code)
        elif event == "return" and frame in self.open:
            self.leave(frame, code, argument)

    def enter(self, frame: FrameType, code: CodeType) -> None:
        """Record the beginning of a call."""
        if _len(self.calls) >= self.most or _len(self.table) >= MOST_ENTRIES:
            sys.setprofile(None)
            return
        if code not in self.functions:
            self.functions[code] = _len(self.names)
            count = code.co_argcount + code.co_kwonlyargcount
            names = code.co_varnames[:count] + code.co_freevars
            self.names.append((code.co_name, code.co_firstlineno, names))
        function = self.functions[code]
        there = frame.f_locals
        values = [self.plain(there.get(name)) for name in self.names[function][2]]
        writes = self.count_writes()
        call = [function, self.caller(frame), writes, writes, OPEN, values, None]
        self.calls.append(call)
        self.open[frame] = call

    def leave(self, frame: FrameType, code: CodeType, result: Any) -> None:
        """Record the end of a call."""
        call = self.open.pop(frame)
        call[3] = self.count_writes()
        if frame.f_lasti in returning(code):
            call[4], call[6] = RETURNED, self.plain(result)
        elif result is not None:  # what an exception leaves has none
            call[4], call[6] = YIELDED, self.plain(result)
        else:
            call[4] = RAISED

    def caller(self, frame: FrameType) -> int:
        """Return the line of the submission that a call came from, or 0."""
        link = frame.f_back
        while link is not None and link.f_code.co_filename != self.filename:
            link = link.f_back
        return link.f_lineno if link is not None else 0

    def plain(self, value: Any) -> Any:
        """Return a value as a reply carries it."""
        kind = _type(value)
        if _is_small(value, kind, LONGEST):
            return value
        if value is self.board:
            return [0]
        if _issubclass(kind, RecordingList):
            kind = _list  # a row of the board, for the submission
        content = self.items(value) if kind in CONTAINERS else None
        if content is None and kind.__module__ == "solution":
            content = self.fields(value)
        key = kind, content
        if key not in self.numbers:
            self.numbers[key] = _len(self.table)
            self.table.append((kind.__name__, content))
        return [self.numbers[key]]

    def items(self, value: Any) -> tuple[Any, ...] | None:
        """Return the items of a container if they are plain, or are lists of plain ones."""
        if _len(value) > MOST_ITEMS:
            return None
        found: list[Any] = []
        for item in value:
            kind = _type(item)
            inner = kind in (_list, tuple) or _issubclass(kind, RecordingList)
            if not inner and not _is_small(item, kind):
                return None
            if inner and not (
                _len(item) <= MOST_ITEMS and all(_is_small(one, _type(one)) for one in item)
            ):
                return None
            found.append(tuple(item) if inner else item)
        return tuple(found)

    def fields(self, value: Any) -> tuple[Any, ...] | None:
        """Return the names and values of an object's plain attributes."""
        try:
            there = object.__getattribute__(value, "__dict__")
        except AttributeError:
            return None
        found = []
        for name, one in _list(there.items())[:MOST_FIELDS]:
            kind = _type(one)
            if kind in CONTAINERS or one is self.board:
                found.append((name, tuple(self.plain(one))))
            elif _is_small(one, kind):
                found.append((name, one))
        return tuple(found)


@cache
def returning(code: CodeType) -> frozenset[int]:
    """Return the places in a code object at which it returns: elsewhere, an exception did."""
    places = code.co_code
    return frozenset(
        place for place in range(0, _len(places), 2) if opname[places[place]].startswith("RETURN_")
    )


def is_function(code: CodeType) -> bool:
    """Return True for a function, a method or a lambda, but not for a comprehension or a class."""
    plain = not code.co_name.startswith("<") or code.co_name == "<lambda>"
    return plain and bool(code.co_flags & FUNCTION) and not code.co_flags & COROUTINE


def _is_small(value: Any, kind: Any, longest: int = SHORT) -> bool:
    """Return True for a plain value that is worth sending; by default, for one of many."""
    if kind is _str:
        return _len(value) <= longest
    return kind in SCALARS and (kind is not _int or -(2**63) < value < 2**63)
