"""Reads and validates the stacks that the child has recorded."""

from __future__ import annotations

from typing import Any

from harness.calls import OpenCall, Stack

LONGEST = 200
"""Characters of a name or a value."""


def read_stacks(recorded: Any) -> tuple[Stack, ...]:
    """Return the stacks in a reply; no stacks if they are malformed."""
    try:
        table = [
            OpenCall(_text(function), int(line), tuple((_text(a), _text(b)) for a, b in names))
            for function, line, names in recorded["calls"]
        ]
        return tuple(
            Stack(int(number), tuple(table[at] for at in calls), _text(returned))
            for number, calls, returned in recorded["stacks"]
        )
    except (ValueError, TypeError, KeyError, IndexError, OverflowError):
        return ()


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is not a text")
    return value[:LONGEST]
