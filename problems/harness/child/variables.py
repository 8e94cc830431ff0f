"""The values of the names in the submission's frame that an exception came from.

A value is described by its type, its length, and the beginning of what it holds. Only values of
Python's own types are looked into, so that no code of the submission runs.
"""

from collections import deque
from itertools import islice
from types import FunctionType, MethodType
from typing import Any

MOST_NAMES, MOST_ITEMS, DEEPEST = 40, 3, 2
LONGEST = 24
"""Characters that are shown of a text."""
LARGEST = 64
"""Bits of a number that is shown."""
BRACKETS: dict[Any, str] = {
    list: "[]",
    tuple: "()",
    set: "{}",
    frozenset: "{}",
    dict: "{}",
    deque: "[]",
}
EMPTY: dict[Any, str] = {set: "set()", frozenset: "frozenset()"}
SCALARS = (int, float, bool, type(None))


def names_at(error: BaseException, filename: str) -> list[tuple[str, str, int, str, int]]:
    """Return the names of the deepest frame of a file that an exception passed.

    Returns:
        for each name: itself, the type of its value, its length or -1, how it begins, and the
        length that all its items have, or -1. The attributes of `self` are among them, and the
        names of the file that the frame uses.
    """
    frame, link = None, error.__traceback__
    while link:
        if link.tb_frame.f_code.co_filename == filename:
            frame = link.tb_frame
        link = link.tb_next
    if frame is None:
        return []
    there = dict(frame.f_locals)
    used = frame.f_code.co_names
    there |= {name: frame.f_globals[name] for name in used if name in frame.f_globals}
    there |= {f"self.{name}": value for name, value in fields_of(there.get("self")).items()}
    named = [(name, value) for name, value in there.items() if type(name) is str]
    return [(name, *described(value), width_of(value)) for name, value in named[:MOST_NAMES]]


def described(value: Any) -> tuple[str, int, str]:
    """Return the type of a value, its length or -1, and how it begins."""
    kind = type(value)
    length = len(value) if kind in BRACKETS or kind is str or kind is range else -1
    return kind.__name__, length, shown(value, DEEPEST)


def width_of(value: Any) -> int:
    """Return the length that all items of a list or tuple have, or -1."""
    items = value if type(value) in (list, tuple) else ()
    widths = {len(one) if type(one) in BRACKETS else -1 for one in items}
    return widths.pop() if len(widths) == 1 else -1


def shown(value: Any, depth: int, most: int = MOST_ITEMS) -> str:
    """Return the beginning of a value as one would type it, or `…` for what is not Python's own.

    Of a container there are at most so many items.
    """
    kind = type(value)
    if kind is int and value.bit_length() > LARGEST:
        return "…"
    if kind in SCALARS or kind is range:
        return repr(value)
    if kind is str:
        return repr(value if len(value) <= LONGEST else value[:LONGEST] + "…")
    if kind in (FunctionType, MethodType):
        return f"<function {value.__name__}>"
    if kind not in BRACKETS or not depth:
        return "…"
    if not len(value):
        return EMPTY.get(kind, BRACKETS[kind])
    items = value.items() if kind is dict else value
    inner = [_item(one, kind is dict, depth, most) for one in islice(items, most)]
    inner += ["…"] if len(value) > most else []
    brackets = BRACKETS[kind]
    comma = "," if kind is tuple and len(inner) == 1 else ""
    return brackets[0] + ", ".join(inner) + comma + brackets[1]


def _item(item: Any, is_pair: bool, depth: int, most: int) -> str:
    parts: tuple[Any, ...] = item if is_pair else (item,)
    return ": ".join([shown(one, depth - 1, most) for one in parts])


def fields_of(value: Any) -> dict[str, Any]:
    """Return the attributes of an object of the submission's own."""
    if type(value).__module__ != "solution":
        return {}
    try:
        return dict(object.__getattribute__(value, "__dict__"))
    except AttributeError:
        return {}
