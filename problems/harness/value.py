"""Values that a solution receives, changes or returns: their types, formatting and parsing."""

import ast
import json
import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from itertools import chain
from types import GenericAlias
from typing import Any, TypeAlias, get_args

Json: TypeAlias = Any
"""A value made of None, bool, int, float, str, and lists of such values.

Any other value of a submission (a tuple, a generator, a subclass of `str`, a list that contains
itself) arrives as `{"type": the name of its type, "text": its repr}`. So a `dict` always represents
such a value.
"""

LONGEST = 60
"""The maximum length of a value in a sentence."""
ValueType: TypeAlias = "type[Any] | GenericAlias"
"""The type of a parameter or answer: `bool`, `int`, `str`, or nested lists: `list[list[int]]`."""

WORDS: dict[ValueType, tuple[str, str]] = {
    bool: ("True or False", "bools"),
    int: ("an int", "ints"),
    str: ("a string", "strings"),
    float: ("a float", "floats"),
    object: ("a value", "values"),
}
"""The singular and the plural name of each type in messages."""


def in_words(type_: ValueType, *, several: bool = False) -> str:
    """Return the name of a type in messages: `a list of lists of ints`."""
    if type_ in WORDS:
        return WORDS[type_][several]
    return f"{'lists' if several else 'a list'} of {in_words(get_args(type_)[0], several=True)}"


def describe(value: Json) -> str:
    """Return a value with its type: `the int 5`, `the tuple (1, 2)`. Long values are cut."""
    name = value["type"] if isinstance(value, dict) else type(value).__name__
    return f"the {name} {cut(value)}"


def cut(value: Json) -> str:
    """Return a value as text of at most LONGEST characters."""
    text = as_text(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} …"


def wrong_type(returned: Json, expected: str) -> str:
    """Return a message on a wrong type: `returned the int 5, expected True or False`."""
    shown = "None (is a `return` missing?)" if returned is None else describe(returned)
    return f"returned {shown}, expected {expected}"


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


def check_distinct(name: str, numbers: list[int], least: int, most: int) -> None:
    """Raise ValueError if a number of a list is repeated, or outside LeetCode's limits."""
    for number in numbers:
        if not least <= number <= most:
            raise ValueError(f"each item of `{name}` must be from {least} to {most}, not {number}")
        if numbers.count(number) > 1:
            raise ValueError(f"the items of `{name}` must be distinct, but {number} is repeated")


def as_text(value: Json, plain: Callable[[Json], str] = repr) -> str:
    """Return a value as text. Values other than JSON are shown as their `repr`: `(0, 1)`."""
    if isinstance(value, dict):
        return str(value["text"])
    if isinstance(value, list):
        return f"[{', '.join(as_text(item, plain) for item in value)}]"
    return plain(value)


def as_pasted(value: Json) -> str:
    """Return an argument in the form of LeetCode's test case box: `[4,-7]`."""
    return json.dumps(value, separators=(",", ":"))


def listed(texts: Iterable[str], word: str = "and") -> str:
    """Return a list in words: `a, b and c`; '' for no texts."""
    *first, last = [*texts] or [""]
    return f"{', '.join(first)} {word} {last}" if first else last


def read_values(text: str, parameters: Mapping[str, ValueType]) -> dict[str, Json]:
    """Return a value for each parameter.

    Args:
        text: `name = value` for each parameter, separated by commas or line ends, or the values
            alone, each on its own line, as LeetCode's test case box has them.
        parameters: the names of the parameters and their types.

    Raises:
        ValueError: a value is missing or cannot be read.
    """
    text, names = text.strip(), list(parameters)
    values = _by_name(text, names) or (text.splitlines() if len(names) > 1 else [text])
    if len(values) != len(names):
        lines = ", or each value on its own line" * (len(names) > 1)
        form = ", ".join(f"{name} = …" for name in names)
        raise ValueError(f"expected `{form}`{lines}; got {text[:LONGEST]!r}")
    return {
        name: _value(value, name, parameters[name])
        for name, value in zip(names, values, strict=True)
    }


def _misfit(value: Json, type_: ValueType) -> tuple[str, Json, ValueType]:
    """Return the indexes, value and expected type of the first part with a wrong type."""
    if isinstance(value, list) and (inner := get_args(type_)):
        for index, item in enumerate(value):
            if not fits(item, inner[0]):
                path, part, expected = _misfit(item, inner[0])
                return f"[{index}]{path}", part, expected
    return "", value, type_


def _by_name(text: str, names: list[str]) -> list[str]:
    """Return the texts of the values in the order of the names; [] if a name is missing."""
    ends = "|".join(map(re.escape, names))
    parts = re.split(rf"(?:^|,\s*|\s+)({ends})\s*=\s*", text)
    texts = dict(zip(parts[1::2], parts[2::2], strict=True))
    return [texts[name] for name in names] if texts.keys() == set(names) else []


def _value(text: str, name: str, type_: ValueType) -> Json:
    """Return the value of a JSON text or a Python literal. A string needs no quotes."""
    text = text.strip()
    for read in (json.loads, ast.literal_eval):
        with suppress(ValueError, SyntaxError, RecursionError, MemoryError):
            value = read(text)
            if type_ is not str or isinstance(value, str):
                return value
    if type_ is str:
        return text  # `digits = 23`
    raise ValueError(f"`{name}` must be {in_words(type_)}, not {text[:LONGEST]!r}")
