"""The values that calls hold, as they were at one moment, and which call added an item to a list.

No method of a value is ever called, so that no code of the submission runs but its own search.
"""

from operator import is_
from typing import Any

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
COLLECTION = Snapshot("list")

_type, _len, _list, _id, _enumerate, _issubclass = type, len, list, id, enumerate, issubclass
_tuple, _zip, _map, _all = tuple, zip, map, all
"""Our own names for these: the submission may replace the originals."""


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


class Values:
    """The values of the calls of a run, each copied when it is looked at."""

    def __init__(self, board: Any) -> None:
        """Prepare to copy values; the board is never looked into."""
        self.board, self.parts, self.lines = board, MOST_PARTS, MOST_LINES
        self.full = False
        """True once a call was only counted. What is added to a list then may be its doing."""
        self.known: dict[int, Known] = {}
        self.last: dict[int, Snapshot] = {}
        """The last copy of each list by its identity: what did not change is not copied again."""
        self.opaque: dict[Any, Snapshot] = {}
        """Types whose values are not inspected, such as functions, with their recorded form."""

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

    def note_line(self, held: list[Any], owner: int) -> bool:
        """Note what a line has added to the lists that its call holds.

        Return whether to watch another line.
        """
        for value in held:
            fields = attributes(value, _type(value)) or ()
            for one in (value, *(field for _, field in fields)):
                known = self.known.get(_id(one)) if _type(one) is _list else None
                if known is not None and _len(one) > known.length:
                    self.grow(known, owner)
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

    def added(self, known: Known, table: Table) -> list[list[Any]]:
        """Return which call added which item to a list, as `found` in `calls.py`."""
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

    def returned(self, returned: Any, table: Table, *, complete: bool) -> dict[str, Any]:
        """Return `answers`, `found` and `collected` of what the method returned: see `calls.py`.

        If the calls are `complete`, the first call added what is new by now.
        """
        known = self.known.get(_id(returned))
        if known and complete:
            known.grow(0)
        told: dict[str, Any] = {"answers": [known.name] if known else []}
        told["found"] = self.added(known, table) if known else []
        if _type(returned) is _list and {*_map(_type, returned)} <= MUTABLE:
            different = {_id(item): item for item in returned}
            names = [self.known[one].name for one in different if one in self.known]
            told["collected"] = [_len(returned), _len(different), names[0] if names else ""]
        return told
