"""Replaces pieces of a source."""

from collections.abc import Sequence
from typing import TypeAlias

Piece: TypeAlias = tuple[int, int, str]
"""A replacement: start and end of the old text, as offsets in the source, and the new text."""


def applied(source: str, pieces: Sequence[Piece]) -> str:
    """Return the source with the pieces replaced."""
    parts, at = [], 0
    for start, end, new in sorted(pieces):
        parts += [source[at:start], new]
        at = end
    return "".join([*parts, source[at:]])
