"""Snapshots of values that a program changes later, and the table of them in a reply.

Each value has a key, which only equal values of the same types share. Keys are made at each call,
so this must be fast: the key of a container is its `marshal` data, which is also its snapshot. No
method of a value is called, so that a snapshot never runs code of the submission.
"""

from collections import Counter, OrderedDict, defaultdict, deque
from itertools import chain
from marshal import dumps, loads
from typing import Any

from harness.child.recording_list import RecordingList

MOST_ITEMS = 128
"""Items of the largest container that is copied: a grid has 81."""
MOST_ROWS = 32
"""Items of the largest list of lists that is copied: inner lists are slow to copy."""
MOST_BYTES = 15_000_000
"""The total size of all snapshots, at which recording ends."""
LONGEST, SHORT = 128, 16
"""Characters of the longest text that is sent, as a value and inside a container."""
LARGEST = 2**63
VERSION = 2
"""The format of `marshal`: the last one that does not depend on the identity of objects."""

_type, _len, _int, _str, _issubclass, _all = type, len, int, str, issubclass, all
_chain = chain.from_iterable
_list, _tuple, _dict, _map, _max = list, tuple, dict, map, max
"""Aliases, because the submission may replace the originals."""
INTS, STRINGS = frozenset({int}), frozenset({str})
NAMED = INTS | STRINGS | {type(None)}
"""Types of values that are their own keys: no two of them are equal."""
PLAIN = NAMED | {float, bool}
FLAT = PLAIN | {tuple}
ROWS = frozenset({list, tuple})
DICTS = frozenset({dict, defaultdict, Counter, OrderedDict})
MUTABLE = DICTS | {list, set, deque}
CONTAINERS: dict[Any, Any] = {kind: kind for kind in (list, tuple, set, frozenset)}
"""Types of containers that are copied, and the types of their copies."""
CONTAINERS |= {deque: list, range: tuple} | dict.fromkeys(DICTS, dict)


class Table(dict[Any, int]):
    """The numbers of values by their keys; `table[key]` numbers a new key."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: list[Any] = []
        """The values by their numbers: see `calls.py`."""
        self.left = MOST_BYTES

    def __missing__(self, key: Any) -> int:
        """Add a key that is not in the table, and return its number."""
        entry = {key[0]: key[1]} if _type(key) is _tuple else _entry(key)
        if _type(entry) is _tuple:
            return self[entry]
        self[key] = number = _len(self.entries)
        self.entries.append(entry)
        self.left -= _len(key) if _type(key) is bytes else 1
        return number


def key_of(value: Any, kind: Any) -> Any:
    """Return the key of a value that is not in NAMED: a snapshot, or the name of its type."""
    form = CONTAINERS.get(kind) or (_list if _issubclass(kind, RecordingList) else None)
    try:
        if form and _len(value) <= MOST_ITEMS:
            for first in value.items() if form is _dict else value:
                if _type(first) not in PLAIN:
                    if not _is_inner(first):
                        return _type_key(kind)
                    value = _rows(value, form) if form in ROWS else value
                break
            return dumps(value if kind is form else form(value), VERSION)
        if kind in PLAIN:
            return dumps(value, VERSION)
    except (ValueError, OverflowError):  # it has objects, or is a very long range
        pass
    return _type_key(kind)


def _type_key(kind: Any) -> tuple[str, None]:
    """Return the key of a value that is not copied."""
    return ("dict" if kind in DICTS else kind.__name__), None


def is_unchanged(value: Any, key: Any) -> bool:
    """Return True if a key is still the snapshot of a container; False if that is not certain."""
    try:
        return _type(key) is bytes and dumps(value, VERSION) == key
    except ValueError:
        return False


def _rows(value: Any, kind: Any) -> Any:
    """Return a list of lists in a form that `dumps` can serialize. Raises ValueError otherwise.

    If all items are lists, only the items of the first one are inspected.
    """
    kinds = {*_map(_type, value)}
    if _len(value) > MOST_ROWS and not kinds <= PLAIN | {_tuple}:
        raise ValueError
    if kinds <= ROWS and _max(_map(_len, value)) <= MOST_ITEMS:
        return value
    if not _all(_map(_is_inner, value)):
        raise ValueError
    return kind(_list(one) if _issubclass(_type(one), RecordingList) else one for one in value)


def _is_inner(value: Any) -> bool:
    """Return True for a valid item of a snapshot: a plain value, or a list of plain values."""
    kind = _type(value)
    if kind in ROWS or _issubclass(kind, RecordingList):
        return _len(value) <= MOST_ITEMS and PLAIN.issuperset(_map(_type, value))
    return kind in PLAIN


def _entry(key: Any) -> Any:
    """Return the form in which a value is sent, or the key of its type if it is too long."""
    value = loads(key) if _type(key) is bytes else key  # noqa: S302 - made by this process
    kind = _type(value)
    if kind in PLAIN:
        return value if _is_small(value, LONGEST) else (kind.__name__, None)
    items = value if kind is _list else _list(value.items() if kind is _dict else value)
    name = kind.__name__
    if not _are_small(items, _len(key)):
        rows = [one if _type(one) in ROWS else (one,) for one in items]
        size = _len(key) - 5 * _len(rows) if kind is _list and rows == items else LARGEST
        if _max(_map(_len, rows)) > MOST_ITEMS or not _are_small([*_chain(rows)], size):
            return name, None
        name += ":tuple" * (kind is not _dict and _tuple in _map(_type, items))
    elif kind is _list:
        return items
    return {name: items}


def _are_small(values: Any, size: int = LARGEST) -> bool:
    """Return True if plain values are short enough to send. `size`: of their key, in bytes."""
    kinds, spare = {*_map(_type, values)}, size - 5 * _len(values) - 5
    if (kinds == INTS and spare == 0) or (kinds == STRINGS and spare <= SHORT):
        return True  # `marshal` takes 5 bytes for each, and more only if it is long
    return kinds <= PLAIN and _all(_map(_is_small, values))


def _is_small(value: Any, longest: int = SHORT) -> bool:
    """Return True for a plain value that is short enough to send."""
    kind = _type(value)
    if kind is _int:
        return bool(-LARGEST < value < LARGEST)
    return kind is not _str or _len(value) <= longest
