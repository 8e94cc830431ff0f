"""Reads and validates recorded calls in a child's reply."""

import gc
from array import array
from base64 import b64decode
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import repeat
from typing import Any, TypeGuard, TypeVar

from harness.calls import BOARD, Added, Call, CallEnd, CallTree, Collected, ListItems, Opaque

ENDS = (CallEnd.OPEN, CallEnd.RETURNED, CallEnd.RAISED, CallEnd.YIELDED)
"""The endings of a call, in the order in which the child numbers them."""

T = TypeVar("T")
PLAIN = frozenset({str, int, float, bool, type(None)})
KINDS: dict[str, Any] = {
    "list": ListItems,
    "tuple": tuple,
    "set": frozenset,
    "frozenset": frozenset,
}


def read_calls(recorded: Any, *, stopped: bool = False) -> CallTree:
    """Return the calls in a reply; no calls if they are malformed.

    If the run was stopped by an exception of ours, the calls that it ended did not end.
    """
    gc.disable()  # each collection would traverse all calls
    try:
        functions = [
            (_of(str, name), _of(int, line), tuple(_of(str, one) for one in names))
            for name, line, names, _ in recorded["functions"]
        ]
        table: list[Any] = [BOARD]
        for entry in recorded["table"][1:]:
            table.append(_entry(entry, table))
        calls = _calls(recorded, functions, table)
        number = len(calls) - 1 if stopped else -1
        while number >= 0:
            if calls[number].end is CallEnd.RAISED:
                calls[number] = calls[number]._replace(end=CallEnd.OPEN)
            number = calls[number].parent
        return CallTree(
            tuple(calls),
            _of(int, recorded["counted"]),
            tuple(_of(str, name) for name in recorded["answers"]),
            _collected(recorded.get("collected")),
            tuple(
                Added(_of(int, call), table[_of(int, value)], _of(int, first))
                for call, value, first in recorded["found"]
            ),
            {(name, line): _of(int, deepest) for name, line, _, deepest in recorded["functions"]},
        )
    except (ValueError, TypeError, KeyError, IndexError):
        return CallTree()
    finally:
        gc.enable()


def _collected(told: Any) -> Collected | None:
    if told is None:
        return None
    items, objects, name = told
    return Collected(_of(int, items), _of(int, objects), _of(str, name))


def _calls(recorded: Any, functions: Sequence[tuple[Any, ...]], table: list[Any]) -> list[Call]:
    function, line, before, after, end, result, parent, resumed = _columns(recorded["calls"], 8)
    name, first_line, names = zip(*[functions[number] for number in function], strict=True)
    [numbers] = _columns(recorded["values"], 1)
    values = map(table.__getitem__, numbers)
    arguments = [dict(zip(one, values, strict=False)) for one in names]
    if [*map(len, arguments)] != [*map(len, names)] or [*values]:
        raise ValueError("a value is missing, or belongs to no call")
    ended = map(ENDS.__getitem__, end), map(table.__getitem__, result)
    known = name, first_line, line, arguments, before, after
    rows = zip(*known, *ended, parent, repeat({}), resumed, strict=False)
    calls = [*map(partial(tuple.__new__, Call), rows)]  # quicker than `Call`
    for number, place, value in zip(*_columns(recorded["changed"], 3), strict=True):
        call = calls[number]
        changes = _changes(names[number][place], call.arguments, table[value])
        calls[number] = call._replace(changed={**call.changed, **changes})
    return calls


def _columns(text: Any, width: int) -> "list[array[int]]":
    """Return the columns of an array of rows: see `child/calls.py`."""
    numbers = array("i", b64decode(text, validate=True))
    if len(numbers) % width:
        raise ValueError("a row is too short")
    return [numbers[column::width] for column in range(width)]


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
        for one in known  # in the order in which the attributes were set
        if one in later and known[one] != later[one]
    }


def _is_dict(value: Any) -> TypeGuard[Opaque]:
    return isinstance(value, Opaque) and value.type == "dict"


def _entry(entry: Any, table: list[Any]) -> Any:
    """Return a value of the table, which may refer to earlier values."""
    if isinstance(entry, list) and PLAIN.issuperset(map(type, entry)):
        return ListItems(entry)
    if not isinstance(entry, dict):
        return _scalar(entry)
    [(kind, content)] = entry.items()
    if content is None:
        return Opaque(kind)
    outer, _, inner = kind.partition(":")
    if outer in KINDS:
        return KINDS[outer](_item(one, tuple if inner else ListItems) for one in content)
    if kind == "dict":
        return Opaque(kind, tuple((_scalar(key), _scalar(one)) for key, one in content))
    return Opaque(kind, tuple((_of(str, name), table[_of(int, one)]) for name, one in content))


def _item(value: Any, inner: type[tuple[Any, ...]]) -> Any:
    return inner(map(_scalar, value)) if isinstance(value, list) else _scalar(value)


def _scalar(value: Any) -> Any:
    if type(value) not in PLAIN:
        raise TypeError(f"a value has the type {type(value).__name__}")
    return value


def _of(kind: type[T], value: Any) -> T:
    if type(value) is not kind:
        raise TypeError(f"{value!r} is not of type {kind.__name__}")
    return value
