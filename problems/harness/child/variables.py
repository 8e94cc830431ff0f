"""Describes the variables of a frame of the submission.

A value is described by its type, its length and its beginning. Only values of built-in types are
read, so that no code of the submission runs.
"""

from collections import deque
from itertools import islice
from types import FrameType, FunctionType, MethodType
from typing import Any

from harness.child.values import attributes

MOST_NAMES, MOST_ITEMS, DEEPEST = 40, 3, 2
LONGEST = 24
"""Characters of the longest text that is shown in full."""
LARGEST = 64
"""Bits of the largest number that is shown."""
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


def variables_in(frame: FrameType) -> list[tuple[str, str, int, str, int]]:
    """Return the variables of a frame, with the attributes of `self` and the globals that it uses.

    Returns:
        for each variable: its name, the type of its value, its length or -1, the value as Python
        source, perhaps truncated, and the common length of its items or -1.
    """
    variables = dict(frame.f_locals)
    used = [name for name in frame.f_code.co_names if name not in variables]  # or attributes
    variables |= {name: frame.f_globals[name] for name in used if name in frame.f_globals}
    own = variables.get("self")
    fields = attributes(own) if type(own).__module__ == "solution" else None
    variables |= {f"self.{name}": value for name, value in (fields or {}).items()}
    named = [(name, value) for name, value in variables.items() if type(name) is str]
    return [(name, *described(value), width_of(value)) for name, value in named[:MOST_NAMES]]


def described(value: Any) -> tuple[str, int, str]:
    """Return the type of a value, its length or -1, and its beginning as Python source."""
    kind = type(value)
    length = len(value) if kind in BRACKETS or kind is str or kind is range else -1
    return kind.__name__, length, shown(value, DEEPEST)


def width_of(value: Any) -> int:
    """Return the common length of the items of a list or tuple, or -1."""
    items = value if type(value) in (list, tuple) else ()
    widths = {len(item) if type(item) in BRACKETS else -1 for item in items}
    return widths.pop() if len(widths) == 1 else -1


def shown(value: Any, depth: int) -> str:
    """Return the beginning of a value as Python source, or `…` for a value of another type.

    At most MOST_ITEMS items of a container are shown.
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
    inner = [_item(item, kind is dict, depth) for item in islice(items, MOST_ITEMS)]
    inner += ["…"] if len(value) > MOST_ITEMS else []
    brackets = BRACKETS[kind]
    comma = "," if kind is tuple and len(inner) == 1 else ""
    return brackets[0] + ", ".join(inner) + comma + brackets[1]


def _item(item: Any, is_pair: bool, depth: int) -> str:
    parts: tuple[Any, ...] = item if is_pair else (item,)
    return ": ".join([shown(part, depth - 1) for part in parts])
