"""Replaces pieces of a source."""

from collections.abc import Sequence
from typing import TypeAlias

Piece: TypeAlias = tuple[int, int, str]
"""The start and end of a text, and the text that replaces it."""


def applied(source: str, pieces: Sequence[Piece]) -> str:
    """Return a text with some pieces replaced."""
    parts, at = [], 0
    for start, end, new in sorted(pieces):
        parts += [source[at:start], new]
        at = end
    return "".join([*parts, source[at:]])
