"""Checks that several problems need: the type of an answer, and its items in any order. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import GenericAlias
from typing import Any, TypeAlias, get_args

from harness.value import LONGEST, Json, as_text, wrong_type

ValueType: TypeAlias = "type[Any] | GenericAlias"
"""A type as a stub writes it: `bool`, `int`, `str`, or nested lists of one: `list[list[int]]`."""

WORDS: dict[ValueType, tuple[str, str]] = {
    bool: ("True or False", "bools"),
    int: ("an int", "ints"),
    str: ("a string", "strings"),
    float: ("a float", "floats"),
}
"""The words for one value of a type, and for several."""


def in_words(type_: ValueType, *, several: bool = False) -> str:
    """Return a type in words: `a list of lists of ints`."""
    if type_ in WORDS:
        return WORDS[type_][several]
    if not get_args(type_):
        return "values" if several else "a value"
    return f"{'lists' if several else 'a list'} of {in_words(get_args(type_)[0], several=True)}"


def not_of_type(value: Json, type_: ValueType) -> str | None:
    """Return what is wrong with the type of a returned value, or None."""
    path, part, expected = _misfit(value, type_) or ("", None, None)
    if expected is None:
        return None
    if not path:
        return wrong_type(value, in_words(type_))
    return f"returned{path} is {_shown(part)}, expected {in_words(expected)}{_hint(part, expected)}"


def fits(value: Json, type_: ValueType) -> bool:
    """Return True if a value is of a type."""
    return _misfit(value, type_) is None


def any_order(
    returned: Json,
    type_: ValueType,
    expected: Iterable[Any],
    *,
    key: Callable[[Any], Iterable[Any]] | None = None,
    unknown: Callable[[Any], str] = lambda _item: "is not expected",
) -> str | None:
    """Return what is wrong with a list that must hold each expected item once, in any order.

    The smallest wrong item is reported: first one that is not expected, then one that occurs twice,
    then one that is missing.

    Args:
        returned: the answer.
        type_: its type, such as `list[list[int]]`.
        expected: all items, as lists, tuples or strings, the smallest first.
        key: returns the form of an item by which items are compared, such as `sorted`.
        unknown: returns a clause on why an item is not expected, such as `holds 1 twice`.
    """
    if wrong := not_of_type(returned, type_):
        return wrong

    def form(item: Any) -> Any:
        return item if isinstance(item, str) else tuple(key(item) if key else item)

    wanted, forms = dict.fromkeys(map(form, expected)), [form(item) for item in returned]
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
        return f"{_cut(item)} {unknown(item)}"
    if again:
        item, known = _smallest(again), first[form(_smallest(again))]
        return f"{_cut(item)} " + ("occurs twice" if item == known else f"is {_cut(known)} again")
    absent = next((expected for expected in wanted if expected not in first), None)
    if absent is None:
        return None
    item = absent if isinstance(absent, str) else list(absent)
    return f"{_cut(item)} is missing: {len(first):,} of {len(wanted):,} were returned"


def _misfit(value: Json, type_: ValueType) -> tuple[str, Json, ValueType] | None:
    """Return the first part of a value that is not of its type: where, the part, and the type."""
    inner = get_args(type_)
    if not inner:
        return None if type_ is object or type(value) is type_ else ("", value, type_)
    if not isinstance(value, list):
        return "", value, type_
    if {*map(type, value)} <= {inner[0]}:  # most values end here, and there may be millions
        return None
    for index, item in enumerate(value):
        if misfit := _misfit(item, inner[0]):
            path, part, expected = misfit
            return f"[{index}]{path}", part, expected
    return None


def _shown(part: Json) -> str:
    """Return a value as a sentence shows it: `None`, `the str 'a'`, `the tuple (1, 2)`."""
    if part is None:
        return "None"
    name = part["type"] if isinstance(part, dict) else type(part).__name__
    return f"the {name} {_cut(part)}"


def _hint(part: Json, expected: ValueType) -> str:
    """Return a hint at a missing `"".join` if a list was returned instead of a string, or ''."""
    return ' (is a `"".join` missing?)' if expected is str and isinstance(part, list) else ""


def _smallest(items: list[Any]) -> Any:
    return min(items, key=lambda item: (len(item), item))


def _cut(item: Json) -> str:
    text = as_text(item)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} …"
