"""Searches that make the mistakes that people make in checking a digit."""

from functools import cache

from .in_notes import in_notes, in_undo
from .mistaken_search import MistakenSearch
from .on_board import in_looks, in_loops

__all__ = ["MistakenSearch", "mistaken_searches"]


@cache
def mistaken_searches() -> tuple[MistakenSearch, ...]:
    """Return all that are known."""
    return (*in_loops(), *in_looks(), *in_notes(), *in_undo())
