"""A search whose check of a digit makes a known mistake."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations

from harness.mistake import Mistake
from harness.value import listed

from ...board import Board
from .checks import KINDS, Check

SOME_KINDS = [some for size in (1, 2, 3) for some in combinations(KINDS, size)]
"""Rows, columns and boxes: one kind of unit, two, or all three."""


@dataclass(frozen=True)
class MistakenSearch:
    """A search that makes a mistake in its check.

    Two of them with the same mistake differ in a detail: if the writes fit both, the mistake can be
    named, but not which of the two it is.
    """

    mistake: Mistake
    """Its words have `{which}`, `{seen}` for where it shows, `{undo}` for a line, and `{notes}` for
    what a unit's used digits are kept in."""
    which: tuple[str, ...]
    """The kinds of unit in which it is made, or a detail: what `{which}` stands for."""
    check: Callable[[Board], Check]
    unsure: str | None = None
    """The words for `{which}` if several details fit."""
    notes: bool = False
    """True if its check looks at notes, and not at the board."""


def detail_of(found: Sequence[MistakenSearch]) -> str:
    """Return what `{which}` stands for if some searches, with the same mistake, all fit."""
    first = found[0]
    common = [part for part in first.which if all(part in one.which for one in found)]
    if common or first.unsure is None:
        every = [kind for kind in KINDS if any(kind in one.which for one in found)]
        return listed(common) if common else listed(every, "or")
    return first.unsure
