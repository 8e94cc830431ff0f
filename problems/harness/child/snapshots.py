"""Snapshots of values that a program changes later, and their serialized form in a reply.

Each call takes snapshots, so they are quick to take; they are serialized after the run. No method
of a value is called, so that a snapshot never runs code of the submission.
"""

from collections import Counter, OrderedDict, defaultdict, deque
from marshal import dumps
from typing import Any, NamedTuple

from harness.child.recording_list import RecordingList

MOST_ITEMS = 128
"""Items of the largest container that is copied: a grid has 81."""
MOST_ROWS = 32
"""Items of the largest list of lists that is copied: inner lists are slow to copy."""
LONGEST, SHORT = 128, 16
"""Characters of the longest text that is sent, as a value and inside a container."""
MOST_FIELDS = 12
LARGEST = 2**63

_type, _len, _int, _list, _issubclass, _all, _any = type, len, int, list, issubclass, all, any
_new = tuple.__new__  # creates a named tuple in half the time
_set, _map, _tuple, _frozenset, _id = set, map, tuple, frozenset, id
"""Aliases, because the submission may replace the originals."""
PLAIN = _frozenset({int, float, bool, type(None), str})
SEQUENCES = _frozenset({list, tuple, deque, range})
SETS = _frozenset({set, frozenset})
DICTS = _frozenset({dict, defaultdict, Counter, OrderedDict})
MUTABLE = _frozenset({list, set, deque}) | DICTS
CONTAINERS = SEQUENCES | SETS | DICTS


class Snapshot(NamedTuple):
    """A container, or another value that is not plain, as it was at one moment."""

    kind: str
    """The name of its type: `dict` for all kinds of dictionaries, `list:tuple` for a list that has
    tuples."""
    content: Any = None
    """Its items or pairs; None if they are not plain, or too many."""


class Attributes(NamedTuple):
    """An instance of a class of the submission, as it was at one moment."""

    kind: str
    content: tuple[tuple[str, Any], ...]
    """The names of its attributes, each with a plain value or a snapshot."""


BOARD = Snapshot("board")
"""The snapshot of the method's first argument, if that is a grid."""


def copied(value: Any, kind: Any) -> Snapshot:
    """Return a snapshot of a value that is not plain; for an object, only its type."""
    if kind is _list and _len(value) <= MOST_ITEMS:  # most are lists of plain values
        items = _tuple(value)
        if PLAIN.issuperset(_map(_type, items)):
            return _new(Snapshot, ("list", items))
    if _issubclass(kind, RecordingList):
        kind = _list  # a row of the board, for the submission
    name = "dict" if kind in DICTS else kind.__name__
    if kind not in CONTAINERS or _len(value) > MOST_ITEMS:
        return Snapshot(name)
    if kind in SETS:
        if PLAIN.issuperset(_map(_type, value)):
            return Snapshot(name, _frozenset(value))
        return Snapshot(
            f"{name}:tuple", _frozenset(value) if _all(_map(_is_inner, value)) else None
        )
    items = _tuple(value.items() if kind in DICTS else value)
    if PLAIN.issuperset(_map(_type, items)):
        return Snapshot(name, items)
    if kind not in DICTS and _len(items) <= MOST_ROWS:
        name += ":tuple" * (tuple in _map(_type, items))
        items = _tuple([_tuple(one) if _is_list(one) else one for one in items])
    return Snapshot(name, items if _all(_map(_is_inner, items)) else None)


def attributes(value: Any, kind: Any) -> list[tuple[str, Any]] | None:
    """Return the first attributes of an instance of the submission's classes, or None."""
    if kind.__module__ != "solution":
        return None
    try:
        return _list(object.__getattribute__(value, "__dict__").items())[:MOST_FIELDS]
    except AttributeError:
        return None


def _is_list(value: Any) -> bool:
    kind = _type(value)
    return (kind is _list or _issubclass(kind, RecordingList)) and _len(value) <= MOST_ITEMS


def _is_inner(value: Any) -> bool:
    """Return True for a valid item of a snapshot: a plain value, or a tuple of plain values."""
    kind = _type(value)
    return kind in PLAIN or (kind is _tuple and _set(_map(_type, value)) <= PLAIN)


class Table:
    """The table of a record's values: equal snapshots share a number."""

    def __init__(self) -> None:
        self.entries: list[tuple[str, Any]] = [("board", [])]
        self._numbers: dict[bytes, int] = {}
        self._known: dict[int, int] = {_id(BOARD): 0}
        """The numbers of snapshots by their id: many calls share a snapshot."""

    def put(self, value: Any) -> Any:
        """Return a plain value as it is, any other value as a list with its number."""
        kind = _type(value)
        if kind in PLAIN:
            return value if _is_small(value, LONGEST) else [self._number(kind.__name__, None)]
        number = self._known.get(_id(value))
        if number is None:
            name, content = value
            if kind is Attributes:
                content = _tuple([(field, self._field(one)) for field, one in content])
            number = self._known[_id(value)] = self._number(name, content)
        return [number]

    def put_all(self, values: list[Any]) -> list[Any]:
        """Return the result of `put` for each value."""
        known, put = self._known, self.put
        return [[known[_id(one)]] if _id(one) in known else put(one) for one in values]

    def _field(self, value: Any) -> Any:
        return value if _type(value) in PLAIN else _tuple(self.put(value))

    def _number(self, kind: str, content: Any) -> int:
        key = dumps((kind, content), 2)  # unlike a tuple, it tells 1 from True
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = _len(self.entries)
            small = content is not None and _all(_map(_is_small, content))
            self.entries.append((kind, _list(content) if small else None))
        return number


def _is_small(value: Any, longest: int = SHORT) -> bool:
    """Return True for a plain value, or a tuple of plain values, that is short enough to send."""
    kind = _type(value)
    if kind is _int:
        return bool(-LARGEST < value < LARGEST)
    if kind is str:
        return _len(value) <= longest
    return kind is not _tuple or _all(_map(_is_small, value))
