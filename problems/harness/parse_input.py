"""Parses an input that a learner typed or pasted: `n = 4, k = 2`, or LeetCode's form. Pure."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Mapping
from typing import Any

from harness.answers import ValueType, in_words
from harness.value import LONGEST, Json


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


def _by_name(text: str, names: list[str]) -> list[str]:
    """Return the texts of the values in the order of the names; [] if a name is missing."""
    ends = "|".join(map(re.escape, names))
    parts = re.split(rf"(?:^|,\s*|\s+)({ends})\s*=\s*", text)
    texts = dict(zip(parts[1::2], parts[2::2], strict=True))
    return [texts[name] for name in names] if texts.keys() == set(names) else []


def _value(text: str, name: str, type_: ValueType) -> Json:
    text = text.strip()
    value = _literal(text)
    if type_ is str and not isinstance(value, str):
        return text  # `digits = 23`
    if value is _UNREADABLE:
        raise ValueError(f"{name} is {text[:LONGEST]!r}, expected {in_words(type_)}")
    return value


def _literal(text: str) -> Any:
    """Return the value of a JSON text or a Python literal; `_UNREADABLE` for other text."""
    for read in (json.loads, ast.literal_eval):
        try:
            return read(text)
        except (ValueError, SyntaxError, RecursionError, MemoryError):
            continue
    return _UNREADABLE


_UNREADABLE = object()
