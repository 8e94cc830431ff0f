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
