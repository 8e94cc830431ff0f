"""Converts a value of the submission to a JSON value."""

from typing import Any

DEEPEST = 6  # levels of nested lists that are sent
MOST_VALUES = 3_000_000  # LeetCode's largest answer, of 77 with n = 20 and k = 10, has 2,032,317
LONGEST_REPLY = 32 * 2**20  # bytes: the largest answer takes 5 MB, a tape of a million writes 4
LONGEST_TEXT = 200

# Aliases, because the submission may replace the originals.
_type, _len, _repr, _list, _str, _int = type, len, repr, list, str, int
_set, _map, _min, _max, _tuple = set, map, min, max, tuple
_flat = {bool, float, type(None)}


class TooLargeError(Exception):
    """Raised if a value is too large for a reply. The message has its size."""


def plain(whole: Any, *, tuples: bool = False) -> Any:
    """Return a JSON value: exact built-in types unchanged, other values as their type and repr.

    With `tuples`, tuples are converted to lists, as LeetCode does with a return value.

    Raises TooLargeError for lists with more than `MOST_VALUES` values in all.
    """
    left = MOST_VALUES

    def flatten(value: Any, depth: int) -> Any:
        nonlocal left
        kind = _type(value)
        if (kind is _list or (tuples and kind is _tuple)) and depth:
            left -= _len(value)
            if left < 0:
                raise TooLargeError(f"more than {MOST_VALUES:,} values")
            types = _set(_map(_type, value))
            if _is_plain(value, types):
                return value
            return [flatten(item, depth - 1) for item in value]
        if kind in _flat or _is_plain((value,), {kind}):
            return value
        try:  # no repr of a list: it may be exponentially long
            text = f"with {_len(value)} items" if kind is _list else _repr(value)[:LONGEST_TEXT]
        except Exception:
            text = "?"
        return {"type": kind.__name__, "text": text}

    return flatten(whole, DEEPEST)


def _is_plain(values: Any, types: set[Any]) -> bool:
    """Return True if values of these types, perhaps millions, can be sent unchanged."""
    if types == {_int}:
        return bool(_min(values) > -(2**63) and _max(values) < 2**63)
    if types == {_str}:
        return bool(_max(_map(_len, values)) < LONGEST_TEXT)
    return types <= _flat
