"""A drawing as data: lines of styled text, which the console, the player and the page show."""

from __future__ import annotations

from typing import TypeAlias

Segment: TypeAlias = tuple[str, str]
"""A piece of text and the name of its style, '' for plain text: `("7", "wrong")`."""

Drawing: TypeAlias = list[list[Segment]]
"""Lines of segments: what a problem draws and what the console prints."""

SIGNS = {
    "given": " ",
    "placed": "'",
    "wrong": "!",
    "changed": "#",
    "clash": "=",
    "missing": "?",
    "undone": "×",
}
"""The sign beside a cell for the name of its style: the same on the page and in the player."""
ODD = "*"
"""The sign for a value that has no place on a board, such as 12."""


def narrow(value: object) -> str:
    """Return a value as a cell shows it, in one column."""
    return value if isinstance(value, str) and len(value) == 1 and value.isprintable() else ODD
