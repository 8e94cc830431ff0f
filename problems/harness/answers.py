"""Checks of answers: their type, and lists whose items may be in any order. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any, get_args

from harness.value import Json, ValueType, cut, describe, in_words, wrong_type


def not_of_type(value: Json, type_: ValueType) -> str | None:
    """Return an error message if a returned value is not of a type, else None."""
    if fits(value, type_):
        return None
    path, part, expected = _misfit(value, type_)
    if not path:
        return wrong_type(value, in_words(type_))
    hint = ' (is a `"".join` missing?)' if expected is str and isinstance(part, list) else ""
    shown = "None" if part is None else describe(part)
    return f"returned{path} is {shown}, expected {in_words(expected)}{hint}"


def fits(value: Json, type_: ValueType) -> bool:
    """Return True if a value and all its items, maybe millions, have the types in `type_`."""
    values = [value]
    while inner := get_args(type_):
        if not {*map(type, values)} <= {list}:
            return False
        values, type_ = [*chain.from_iterable(values)], inner[0]
    return type_ is object or {*map(type, values)} <= {type_}


def any_order(
    returned: Json,
    type_: ValueType,
    expected: Iterable[Any],
    *,
    key: Callable[[Any], Iterable[Any]] | None = None,
    unknown: Callable[[Any], str] = lambda _item: "is not expected",
) -> str | None:
    """Return the error in a list that must hold each expected item once, in any order, or None.

    Only the smallest wrong item is reported: an unexpected item, else a duplicate, else a missing
    item.

    Args:
        returned: the answer.
        type_: its type, such as `list[list[int]]`.
        expected: all items, as lists, tuples or strings, the smallest first.
        key: the key function by which items are compared, such as `sorted`. It has been applied to
            the expected items.
        unknown: returns the reason why an item is not expected, such as `holds 1 twice`.
    """
    if wrong := not_of_type(returned, type_):
        return wrong

    def form(item: Any) -> Any:
        return item if isinstance(item, str) else tuple(key(item) if key else item)

    wanted = dict.fromkeys(one if isinstance(one, str) else tuple(one) for one in expected)
    forms = [form(item) for item in returned]
    if len(forms) == len(wanted) and wanted.keys() == set(forms):  # there may be millions
        return None
    first: dict[Any, Any] = {}
    strange, again = [], []
    for item, item_form in zip(returned, forms, strict=True):
        if item_form not in wanted:
            strange.append(item)
        elif item_form in first:
            again.append(item)
        first.setdefault(item_form, item)
    if strange:
        item = _smallest(strange)
        return f"{cut(item)} {unknown(item)}"
    if again:
        item, known = _smallest(again), first[form(_smallest(again))]
        times = "twice" if (count := returned.count(item)) == 2 else f"{count:,} times"
        return f"{cut(item)} " + (f"occurs {times}" if item == known else f"is {cut(known)} again")
    absent = next((expected for expected in wanted if expected not in first), None)
    if absent is None:
        return None
    item = absent if isinstance(absent, str) else list(absent)
    return f"{cut(item)} is missing: {len(first):,} of {len(wanted):,} were returned"


def _misfit(value: Json, type_: ValueType) -> tuple[str, Json, ValueType]:
    """Return the indexes, value and expected type of the first part with a wrong type."""
    if isinstance(value, list) and (inner := get_args(type_)):
        for index, item in enumerate(value):
            if not fits(item, inner[0]):
                path, part, expected = _misfit(item, inner[0])
                return f"[{index}]{path}", part, expected
    return "", value, type_


def _smallest(items: list[Any]) -> Any:
    return min(items, key=lambda item: (len(item), item))
