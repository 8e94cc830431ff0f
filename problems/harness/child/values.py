"""Numbers the values in calls, and records which call added each item to a list.

No method of a value is ever called, so that no code of the submission runs except its search.
"""

from typing import Any

from harness.child.snapshots import (
    CONTAINERS,
    FLAT,
    MOST_ITEMS,
    MUTABLE,
    NAMED,
    PLAIN,
    Table,
    key_of,
)

MOST_NAMED = 1_000
"""The maximum number of containers that are tracked."""
MOST_LINES = 2_000
"""The lines that are watched; no limit once a tracked container is added to a list."""
MOST_FIELDS = 12
BOARD, COLLECTION = ("board", None), ("list", None)

_type, _len, _list, _id, _enumerate, _zip, _map = type, len, list, id, enumerate, zip, map
_tuple, _min = tuple, min
"""Aliases, because the submission may replace the originals."""


class Known:
    """A tracked container and its variable name; for a list, also the call that added each item."""

    def __init__(self, name: str, value: Any) -> None:
        """Start tracking a container."""
        self.name, self.value, self.length = name, value, 0
        self.number = -1
        """Its number when it was last inspected."""
        self.copy: Any = None
        """A copy of a list without inner lists that had the same number twice; otherwise None."""
        self.collects = False
        """True once containers were added to it: it is not copied any more, which would be slow."""
        self.owners: list[int] = []
        self.items: list[int] = []
        """The number of the call that added each item of a list, and the item's number."""


class Values:
    """The numbers of the values in the calls of a run, and the containers that are tracked."""

    def __init__(self, board: Any, *, compared: bool) -> None:
        """Prepare to take snapshots; the board is never inspected.

        `compared` is True if comparing two lists runs no code of the submission.
        """
        self.board, self.lines, self.table, self.compared = board, MOST_LINES, Table(), compared
        self.full = False
        """True once a call was counted but not recorded: it may have added any later item."""
        self.known: dict[int, Known] = {}
        _, self.none, self.collection = (self.table[key] for key in (BOARD, None, COLLECTION))
        self.opaque: dict[Any, int] = {}
        """The numbers of values that are not inspected, such as functions, by their types."""

    def look(self, value: Any, kind: Any, owner: int, name: str = "") -> tuple[int, Any]:
        """Return the number and the key of a value, and track a container that has a name."""
        if kind in MUTABLE and name:
            known = self.known.get(_id(value)) or self.track(value, owner, name)
            if kind is _list and _len(value) > known.length:
                self.note(known, owner)
            if kind is _list and (known.collects or _len(value) > MOST_ITEMS):
                return self.collection, COLLECTION
            number = self.table[key := key_of(value, kind)]
            if number != known.number:
                known.number, known.copy = number, None
            elif kind is _list and self.compared and _type(key) is bytes:
                known.copy = value[:] if FLAT.issuperset(_map(_type, value)) else None
            return number, key
        if kind in NAMED:
            key = value
        elif value is self.board:
            key = BOARD
        elif kind in CONTAINERS or kind.__module__ != "solution":
            key = key_of(value, kind)
            if kind not in CONTAINERS and _type(key) is _tuple:
                self.opaque[kind] = self.table[key]
        else:
            key = self.look_inside(value, kind, owner, name)
        return self.table[key], key

    def track(self, value: Any, owner: int, name: str) -> Known:
        """Return a container that is seen for the first time, tracked unless there are too many."""
        known = Known(name, value)
        if _len(self.known) < MOST_NAMED:
            self.known[_id(value)] = known
        self.grow(known, owner)
        return known

    def look_inside(self, value: Any, kind: Any, owner: int, name: str) -> Any:
        """Return the key of an object: its attributes with plain values or containers."""
        fields = attributes(value)
        if fields is None:
            return kind.__name__, None
        found = []
        for field, one in _list(fields.items())[:MOST_FIELDS]:
            kind_of_field = _type(one)
            if kind_of_field in PLAIN or kind_of_field in CONTAINERS or one is self.board:
                own = f"self.{field}" if name else ""
                found.append((field, self.look(one, kind_of_field, owner, own)[0]))
        return kind.__name__, _tuple(found)

    def grow(self, known: Known, owner: int) -> None:
        """Record the new items of a list, with the number of the call that added them."""
        if _type(known.value) is not _list:
            return
        for item in known.value[known.length :]:
            kind = _type(item)
            known.owners.append(owner)
            known.items.append(self.table[item if kind in NAMED else key_of(item, kind)])
        known.length = _len(known.value)

    def note(self, known: Known, owner: int) -> None:
        """Record the new items of a list. If they are copies, no more lines need be watched."""
        if self.full:
            return
        for item in known.value[known.length :]:
            if _type(item) in MUTABLE:
                self.lines = -1 if _id(item) in self.known else _min(self.lines, 0)
                known.collects = True
        self.grow(known, owner)

    def note_line(self, held: list[Any], owner: int) -> bool:
        """Record the items that a line added to the lists in `held`, the values of its call.

        Return True to watch more lines.
        """
        for value in held:
            inside = _type(value).__module__ == "solution" and attributes(value)
            for one in (value, *(inside or {}).values()):
                known = self.known.get(_id(one)) if _type(one) is _list else None
                if known is not None and _len(one) > known.length:
                    self.note(known, owner)
        self.lines -= self.lines > 0
        return self.lines != 0

    def added(self, known: Known) -> list[list[Any]]:
        """Return the items of a list with the calls that added them: see `found` in `calls.py`."""
        if _type(known.value) is not _list or _len(known.value) < known.length:
            return []
        first: dict[int, int] = {}
        places = [first.setdefault(_id(item), at) for at, item in _enumerate(known.value)]
        rows = _zip(known.owners, known.items, places, known.value, strict=False)
        return [
            [owner, number, at if _type(value) in MUTABLE else place]
            for place, (owner, number, at, value) in _enumerate(rows)
        ]

    def returned(self, returned: Any, *, complete: bool) -> dict[str, Any]:
        """Return `answers`, `found` and `collected` of the method's return value: see `calls.py`.

        If the record is `complete`, the first call is taken to have added any new items.
        """
        known = self.known.get(_id(returned))
        if known and complete:
            self.grow(known, 0)
        told: dict[str, Any] = {"answers": [known.name] if known else []}
        told["found"] = self.added(known) if known else []
        if _type(returned) is _list and {*_map(_type, returned)} <= MUTABLE:
            different = {_id(item): item for item in returned}
            names = [self.known[one].name for one in different if one in self.known]
            told["collected"] = [_len(returned), _len(different), names[0] if names else ""]
        return told


def attributes(value: Any) -> dict[str, Any] | None:
    """Return the `__dict__` of an object; None if it has no `__dict__`."""
    try:
        fields: dict[str, Any] = object.__getattribute__(value, "__dict__")
    except AttributeError:
        return None
    return fields
