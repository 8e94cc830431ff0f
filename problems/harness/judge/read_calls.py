"""Reads and validates recorded calls in a child's reply."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeGuard, TypeVar

from harness.calls import BOARD, Added, Call, CallEnd, CallTree, Collected, ListItems, Opaque

ENDS = (CallEnd.OPEN, CallEnd.RETURNED, CallEnd.RAISED, CallEnd.YIELDED)
"""The endings of a call, in the order in which the child numbers them."""
T = TypeVar("T")
SCALARS = (str, int, float, bool, type(None))
SETS = ("set", "frozenset")
LISTS = {"list": ListItems, "deque": ListItems}
SEQUENCES = ("list", "tuple", "range", "deque")


def read_calls(recorded: Any) -> CallTree:
    """Return the calls in a reply; no calls if they are malformed."""
    try:
        functions = [
            (_of(str, name), _of(int, line), tuple(_of(str, one) for one in names))
            for name, line, names, _ in recorded["functions"]
        ]
        table: list[Any] = [BOARD]
        for kind, content in recorded["table"][1:]:
            table.append(_entry(_of(str, kind), content, table))
        return CallTree(
            tuple(_call(functions, table, call) for call in recorded["calls"]),
            _of(int, recorded["counted"]),
            tuple(_of(str, name) for name in recorded["answers"]),
            _collected(recorded.get("collected")),
            tuple(
                Added(_of(int, call), _value(value, table), _of(int, first))
                for call, value, first in recorded["found"]
            ),
            {(name, line): _of(int, deepest) for name, line, _, deepest in recorded["functions"]},
        )
    except (ValueError, TypeError, KeyError, IndexError):
        return CallTree()


def _collected(told: Any) -> Collected | None:
    if told is None:
        return None
    items, objects, name = told
    return Collected(_of(int, items), _of(int, objects), _of(str, name))


def _call(
    functions: list[tuple[str, int, tuple[str, ...]]], table: list[Any], recorded: Any
) -> Call:
    function, line, before, after, end, values, result, parent, left, resumed = recorded
    name, first_line, names = functions[_of(int, function)]
    arguments = dict(zip(names, (_value(one, table) for one in values), strict=True))
    moments = _of(int, before), _of(int, after)
    ended = ENDS[_of(int, end)], _value(result, table)
    changed: dict[str, tuple[Any, Any]] = {}
    for place, value in left:
        changed |= _changes(names[_of(int, place)], arguments, _value(value, table))
    first, parent, resumed = _of(int, line), _of(int, parent), _of(int, resumed)
    return Call(name, first_line, first, arguments, *moments, *ended, parent, changed, resumed)


def _changes(name: str, arguments: Mapping[str, Any], after: Any) -> dict[str, tuple[Any, Any]]:
    """Return a value before and after a call, if it changed; for an object, each attribute."""
    before = arguments[name]
    if _is_dict(before) and _is_dict(after) and dict(before.fields) == dict(after.fields):
        return {}  # only their order differs
    if not (isinstance(before, Opaque) and isinstance(after, Opaque)) or before.type == "dict":
        return {name: (before, after)} if before != after else {}
    known, later = dict(before.fields), dict(after.fields)
    return {
        f"{name}.{one}": (known[one], later[one])
        for one in known.keys() & later.keys()
        if known[one] != later[one]
    }


def _is_dict(value: Any) -> TypeGuard[Opaque]:
    return isinstance(value, Opaque) and value.type == "dict"


def _entry(kind: str, content: Any, table: list[Any]) -> Any:
    """Return an entry of the table, which may refer to earlier entries."""
    outer, _, inner = kind.partition(":")
    if content is None:
        return Opaque(outer)
    if outer in SEQUENCES or outer in SETS:
        items = (_item(one, tuple if inner else ListItems) for one in content)
        return (frozenset if outer in SETS else LISTS.get(outer, tuple))(items)
    if kind == "dict":
        return Opaque(kind, tuple((_scalar(key), _scalar(one)) for key, one in content))
    return Opaque(kind, tuple((_of(str, name), _value(one, table)) for name, one in content))


def _item(value: Any, inner: type[tuple[Any, ...]]) -> Any:
    return inner(map(_scalar, value)) if isinstance(value, list) else _scalar(value)


def _value(value: Any, table: list[Any]) -> Any:
    """Return a plain value, or the table's value for `[number]`."""
    if isinstance(value, list):
        [number] = value
        return table[_of(int, number)]
    return _scalar(value)


def _scalar(value: Any) -> Any:
    if type(value) not in SCALARS:
        raise TypeError(f"{type(value)} is not plain")
    return value


def _of(kind: type[T], value: Any) -> T:
    if type(value) is not kind:
        raise TypeError(f"{value!r} is not of type {kind.__name__}")
    return value
