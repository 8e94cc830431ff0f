"""The mistakes that people make in checking a digit, each as a check that makes it."""

from functools import cache

from .in_notes import in_notes, in_undo
from .mistake import Mistake, name_together
from .on_board import in_boxes, in_cells, in_loops

__all__ = ["Mistake", "all_mistakes", "name_together"]


@cache
def all_mistakes() -> tuple[Mistake, ...]:
    """Return all known mistakes."""
    return (*in_loops(), *in_cells(), *in_boxes(), *in_notes(), *in_undo())
