"""Records the first calls of a submission's own functions: with what, from where, and the result.

It knows nothing of what the functions are for. No method of a value is ever called, so that no code
of the submission runs but its own search: a value is sent if it is plain, and by its type if not.

    table   values by number: [type, items], for an object [type, {attribute: value}]
    value   a plain value as it is; any other as [its number in the table]
    call    [function, line it was called from, writes before, writes after, how, values, result,
            the call that it belongs to or -1, [[place of a value, its value at the end], ...]]
            The last list has the values that the call left changed and that its caller holds, too:
            a call may change its own copies.
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
MOST_ENTRIES = 100_000
"""Entries of the table: recording ends when it is full."""
MOST_NAMED = 1_000
"""Containers that are known by the name that a call has for them."""
LONGEST, SHORT = 128, 16
"""Characters of a text that are worth sending, by itself and as one of many."""
MOST_FIELDS = 12
FUNCTION, GENERATOR, COROUTINE = 0x1, 0x20, 0x80 | 0x200  # flags of a code object
OPEN, RETURNED, RAISED, YIELDED = range(4)
"""The ends of a call. A generator makes one call for each value that it yields."""

_type, _len, _str, _int, _list, _issubclass = type, len, str, int, list, issubclass
_set, _map, _tuple, _min, _max, _id = set, map, tuple, min, max, id
"""Our own names for these: the submission may replace the originals."""
SCALARS = (int, float, bool, type(None))
SENDABLE = {*SCALARS, str}
CONTAINERS = (list, tuple, set, frozenset, range)
MUTABLE = (list, set, dict)


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
        self.count_writes, self.most = count_writes, most
        self.functions: dict[CodeType, int] = {}
        self.names: list[tuple[str, int, tuple[str, ...]]] = []
        self.calls: list[list[Any]] = []
        self.counted = 0
        """The number of all calls."""
        self.open: list[int] = []
        """The numbers of the calls that did not end yet, the innermost last."""
        self.shared: list[dict[int, int]] = []
        """The arguments of each of these calls that are containers: the identity of one that its
        caller holds as well, or 0."""
        self.numbers: dict[Any, int] = {}
        self.table: list[tuple[str, Any]] = [("board", [])]
        self.named: dict[int, tuple[str, Any]] = {}
        """Containers by their identity, each with the first name that a call had for it."""

    def __enter__(self) -> Self:
        """Begin to record, in this thread."""
        sys.settrace(self.enter)
        return self

    def __exit__(self, *_error: object) -> None:
        """Stop recording."""
        sys.settrace(None)

    def to_json(self, returned: Any) -> dict[str, Any]:
        """Return the record, given what the method returned.

        Returns:
            functions, table, calls: see above.
            counted: the number of all calls.
            answers: the names of the list that was returned.
            collected: for a list of lists, sets or dicts how many items it has, how many different
                objects they are, and the name of an object that the list holds several times.
        """
        answers = [name for name, value in self.named.values() if value is returned]
        told = {"functions": self.names, "table": self.table, "calls": self.calls}
        told |= {"counted": self.counted, "answers": answers}
        if _type(returned) is _list and _set(_map(_type, returned)) <= {*MUTABLE}:
            different = {_id(item): item for item in returned}
            names = [self.named[one][0] for one in different if one in self.named]
            told["collected"] = [_len(returned), _len(different), names[0] if names else ""]
        return told

    def enter(self, frame: FrameType, _event: str, _argument: Any) -> Any:
        """Record the beginning of a call. Return what is called when it ends, or None."""
        code = frame.f_code
        function = self.functions.get(code)
        if function is None:
            function = self.add(code)
        if function < 0:
            return None
        self.counted += 1
        if _len(self.calls) >= self.most or _len(self.table) >= MOST_ENTRIES:
            return None
        frame.f_trace_lines = False
        there = frame.f_locals
        names = self.names[function][2]
        values = [self.named_value(name, there.get(name)) for name in names]
        self.shared.append(self.shared_with_caller(frame, code, there))
        writes = self.count_writes()
        parent = self.open[-1] if self.open else -1
        self.open.append(_len(self.calls))
        line = self.caller(frame)
        self.calls.append([function, line, writes, writes, OPEN, values, None, parent, []])
        return self.leave

    def add(self, code: CodeType) -> int:
        """Return the number of a function that is seen for the first time; -1 for other code."""
        number = -1
        if code.co_filename == self.filename and is_function(code):
            number = _len(self.names)
            count = code.co_argcount + code.co_kwonlyargcount
            names = code.co_varnames[:count] + code.co_freevars
            self.names.append((code.co_name, code.co_firstlineno, names))
        self.functions[code] = number
        return number

    def leave(self, frame: FrameType, event: str, result: Any) -> Any:
        """Record the end of a call."""
        if event != "return":
            return self.leave
        frame.f_trace = None  # a generator may go on after the last call to record
        call, shared = self.calls[self.open.pop()], self.shared.pop()
        call[3] = self.count_writes()
        if frame.f_lasti in returning(frame.f_code):
            call[4], call[6] = RETURNED, self.plain(result)
        elif result is not None:  # what an exception leaves has none
            call[4], call[6] = YIELDED, self.plain(result)
        else:
            call[4] = RAISED
        there, names = frame.f_locals, self.names[call[0]][2]
        for place, before in enumerate(call[5]):
            if _type(before) is _list and before != [0]:  # it was a container, or an object
                value = there.get(names[place])
                after = self.plain(value)
                if after != before and shared.get(place, _id(value)) == _id(value):
                    call[8].append([place, after])
        return None

    def shared_with_caller(self, frame: FrameType, code: CodeType, there: Any) -> dict[int, int]:
        """Return the places of arguments that are containers, with the identity of shared ones."""
        count = code.co_argcount + code.co_kwonlyargcount
        given = [(place, there.get(name)) for place, name in enumerate(code.co_varnames[:count])]
        held = [(place, _id(value)) for place, value in given if _type(value) in MUTABLE]
        if not held or frame.f_back is None:
            return {}
        known = {_id(value) for value in frame.f_back.f_locals.values()}
        return {place: number if number in known else 0 for place, number in held}

    def caller(self, frame: FrameType) -> int:
        """Return the line of the submission that a call came from, or 0."""
        link = frame.f_back
        while link is not None and link.f_code.co_filename != self.filename:
            link = link.f_back
        return link.f_lineno if link is not None else 0

    def named_value(self, name: str, value: Any) -> Any:
        """Return a value as a reply carries it, and remember the name of a container."""
        kind = _type(value)
        if kind in MUTABLE and _len(self.named) < MOST_NAMED:
            self.named.setdefault(_id(value), (name, value))
        return self.plain(value)

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
        if content is None and kind is dict:
            content = self.pairs(value)
        if content is None and kind.__module__ == "solution":
            content = self.fields(value)
        key = kind, content
        number = self.numbers.get(key)
        if number is None:
            number = self.numbers[key] = _len(self.table)
            self.table.append((kind.__name__, content))
        return [number]

    def items(self, value: Any) -> tuple[Any, ...] | None:
        """Return the items of a container if they are plain, or are lists of plain ones."""
        if _len(value) > MOST_ITEMS:
            return None
        if _are_small(value):
            return _tuple(value)
        found: list[Any] = []
        for item in value:
            kind = _type(item)
            inner = kind in (_list, tuple) or _issubclass(kind, RecordingList)
            if not inner and not _is_small(item, kind):
                return None
            if inner and not (_len(item) <= MOST_ITEMS and _are_small(item)):
                return None
            found.append(_tuple(item) if inner else item)
        return _tuple(found)

    def pairs(self, value: Any) -> tuple[Any, ...] | None:
        """Return the pairs of a dictionary if they are plain."""
        if _len(value) > MOST_ITEMS or not (_are_small(value) and _are_small(value.values())):
            return None
        return _tuple(value.items())

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
                if kind in MUTABLE and _len(self.named) < MOST_NAMED:
                    self.named.setdefault(_id(one), (f"self.{name}", one))
                found.append((name, _tuple(self.plain(one))))
            elif _is_small(one, kind):
                found.append((name, one))
        return _tuple(found)


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


def _are_small(values: Any) -> bool:
    """Return True if all values of a container are plain and worth sending."""
    kinds = _set(_map(_type, values))
    if not kinds <= SENDABLE:
        return False
    if kinds == {_int}:
        return bool(_min(values) > -(2**63) and _max(values) < 2**63)
    if kinds == {_str}:
        return bool(_max(_map(_len, values)) <= SHORT)
    return all(_is_small(one, _type(one)) for one in values)
