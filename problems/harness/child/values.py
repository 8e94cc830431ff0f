"""Takes snapshots of the values in calls, and records which call added each item to a list.

No method of a value is ever called, so that no code of the submission runs except its search.
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
"""The number of containers that are tracked."""
MOST_PARTS = 3_000_000
"""The total number of items in all snapshots, at which recording ends."""
MOST_LINES = 2_000
"""The lines that are watched; no limit once a tracked container is added to a list."""
COLLECTION = Snapshot("list")

_type, _len, _list, _id, _enumerate, _issubclass = type, len, list, id, enumerate, issubclass
_tuple, _zip, _map, _all = tuple, zip, map, all
"""Aliases, because the submission may replace the originals."""


class Known:
    """A tracked container and its variable name; for a list, also the call that added each item."""

    def __init__(self, name: str, value: Any, owner: int) -> None:
        """Start tracking a container, and record the items that a list already has."""
        self.name, self.value, self.length = name, value, 0
        self.collects = False
        """True once containers were added to it: it is not copied any more, which would be slow."""
        self.owners: list[int] = []
        self.items: list[Any] = []
        self.grow(owner)

    def grow(self, owner: int) -> None:
        """Record the new items of a list, with the number of the call that added them."""
        if _type(self.value) is not _list:
            return
        for item in self.value[self.length :]:
            kind = _type(item)
            self.owners.append(owner)
            self.items.append(item if kind in PLAIN else copied(item, kind))
        self.length = _len(self.value)


class Values:
    """The snapshots of values in the calls of a run, and the containers that are tracked."""

    def __init__(self, board: Any) -> None:
        """Prepare to take snapshots; the board is never inspected."""
        self.board, self.parts, self.lines = board, MOST_PARTS, MOST_LINES
        self.full = False
        """True once a call was counted but not recorded: it may have added any later item."""
        self.known: dict[int, Known] = {}
        self.last: dict[int, Snapshot] = {}
        """The last snapshot of each list by its id: an unchanged list is not copied again."""
        self.opaque: dict[Any, Snapshot] = {}
        """Types whose values are not inspected, such as functions, with their recorded form."""

    def look(self, value: Any, kind: Any, owner: int, name: str = "") -> Snapshot | Attributes:
        """Return a snapshot of a value that is not plain, and track a container that has a name."""
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
        """Return a snapshot of a container."""
        now = copied(value, kind)
        self.parts -= 1 + _len(now.content or ())
        if kind is _list and now.content is not None:
            self.last[_id(value)] = now
        return now

    def grow(self, known: Known, owner: int) -> None:
        """Record the new items of a list. If they are copies, no more lines need be watched."""
        if self.full:
            return
        for item in known.value[known.length :]:
            if _type(item) in MUTABLE:
                self.lines = -1 if _id(item) in self.known else min(self.lines, 0)
                known.collects = True
        known.grow(owner)

    def note_line(self, held: list[Any], owner: int) -> bool:
        """Record the items that a line added to the lists in `held`, the values of its call.

        Return True to watch more lines.
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
        """Return the items of a list with the calls that added them: see `found` in `calls.py`."""
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
        """Return `answers`, `found` and `collected` of the method's return value: see `calls.py`.

        If the record is `complete`, the first call is taken to have added any new items.
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
