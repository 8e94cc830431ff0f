"""JSON values that a solution returned or changed, and their texts."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

Json: TypeAlias = Any
"""A value made of None, bool, int, float, str, and lists of such values.

Any other value of a submission (a tuple, a generator, a subclass of `str`, a list that contains
itself) arrives as `{"type": the name of its type, "text": its repr}`. So a `dict` always stands for
such a value.
"""

LONGEST = 60
"""The maximum length of a value in a sentence."""


def describe(value: Json) -> str:
    """Return a value with its type: `the int 5`. Long values are cut."""
    if isinstance(value, dict):
        return f"the {value['type']} {value['text']}"
    text = as_text(value)
    return f"the {type(value).__name__} {text[:LONGEST] + ' …' if len(text) > LONGEST else text}"


def wrong_type(returned: Json, expected: str) -> str:
    """Return a message on a wrong type: `returned the int 5, expected True or False`."""
    shown = "None (is a `return` missing?)" if returned is None else describe(returned)
    return f"returned {shown}, expected {expected}"


def as_text(value: Json, plain: Callable[[Json], str] = repr) -> str:
    """Return a value as text. Other values than JSON are shown as their `repr`: `(0, 1)`."""
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
