"""Turns a value of the submission into one that JSON can carry."""

from typing import Any

DEEPEST = 6  # lists within lists that are worth sending
MOST_VALUES = 100_000  # a thousand boards have 91,002
LONGEST_TEXT = 200

# The submission may replace these under their own names, so they are kept under ours.
_type, _len, _repr, _list, _str, _int, _flat = type, len, repr, list, str, int, (bool, float)


def plain(value: Any) -> Any:
    """Return a value that JSON can carry: exact types as they are, all else by type and repr."""
    left = MOST_VALUES

    def flatten(value: Any, depth: int) -> Any:
        nonlocal left
        left -= 1
        kind = _type(value)
        if value is None or kind in _flat:
            return value
        if kind is _str and _len(value) < LONGEST_TEXT:
            return value
        if kind is _int and -(2**63) < value < 2**63:
            return value
        if kind is _list and depth and _len(value) <= left:
            return [flatten(item, depth - 1) for item in value]
        try:  # no repr of a list: lists that contain others often enough have one without end
            text = f"with {_len(value)} items" if kind is _list else _repr(value)[:LONGEST_TEXT]
        except Exception:
            text = "?"
        return {"type": kind.__name__, "text": text}

    return flatten(value, DEEPEST)
