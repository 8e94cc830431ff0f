"""A drawing as data: lines of styled text, which the console, the player and the page show."""

from typing import TypeAlias

Segment: TypeAlias = tuple[str, str]
"""A piece of text and the name of its style, '' for plain text: `("7", "wrong")`."""

Drawing: TypeAlias = list[list[Segment]]
"""Lines of segments, which a problem draws and the console prints."""

SIGNS = {
    "given": " ",
    "placed": "'",
    "wrong": "!",
    "changed": "#",
    "clash": "=",
    "missing": "?",
    "undone": "×",
}
"""The sign beside a cell, by its style. The page and the player show the same signs."""
ODD = "*"
"""The sign for a value that does not fit into a cell, such as 12."""


def narrow(value: object) -> str:
    """Return a value as the one-character text of a cell; `*` if it does not fit."""
    return value if isinstance(value, str) and len(value) == 1 and value.isprintable() else ODD
