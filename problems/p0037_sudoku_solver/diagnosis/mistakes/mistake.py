"""The mistakes that people make in a check: each as a check that makes it, and in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from ...board import Board
from .checks import KINDS, Check

SOME_KINDS = [some for size in (1, 2, 3) for some in combinations(KINDS, size)]
"""Rows, columns and boxes: one kind of unit, two, or all three."""


@dataclass(frozen=True)
class Mistake:
    """A mistake in a check.

    Two mistakes with the same words are of one family: if the writes fit both, it can be named,
    but not which of the two it is.
    """

    words: str
    """The sentences, with `{which}`, with `{seen}` for where it shows, `{undo}` for a line, and
    `{notes}` for what a unit's used digits are kept in."""
    which: tuple[str, ...]
    """The kinds of unit in which it is made, or a detail: what `{which}` stands for."""
    check: Callable[[Board], Check]
    unsure: str | None = None
    """The words for `{which}` if several details fit."""


def name_together(found: Sequence[Mistake]) -> str | None:
    """Return the words that are true of each of some mistakes, or None if there are none."""
    if len({one.words for one in found}) != 1:
        return None
    first = found[0]
    common = [part for part in first.which if all(part in one.which for one in found)]
    if common:
        which = join(common)
    elif first.unsure is not None:
        which = first.unsure
    else:
        which = join((kind for kind in KINDS if any(kind in one.which for one in found)), "or")
    return first.words.replace("{which}", which)


def join(names: Iterable[str], word: str = "and") -> str:
    """Return `row, column and box` for three names."""
    *others, last = names
    return f"{', '.join(others)} {word} {last}" if others else last
