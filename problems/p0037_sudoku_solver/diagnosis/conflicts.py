"""Conflicts: digits that a search placed although a cell of the same unit held them already."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice

from ..board import CELLS, PEERS, Board, Cell, at
from .decisions import Act, Decision
from .mistaken_searches.checks import shared_units


@dataclass(slots=True)
class Conflicts:
    """The conflicts of some searches, as far as they went on from them."""

    boards: int = 0
    """The number of searches."""
    placements: int = 0
    """Digits from which a search went on to the next cell."""
    kinds: Counter[str] = field(default_factory=Counter)
    """The placements that the row, the column or the box already held."""


def add_conflicts(puzzle: Board, decisions: Sequence[Decision], found: Conflicts) -> None:
    """Add the conflicts of a search to those that were found before.

    Args:
        puzzle: the board at the start.
        decisions: what the search placed, refused and took back.
        found: changed.
    """
    held: dict[str, set[Cell]] = defaultdict(set)
    for cell in CELLS:
        held[at(puzzle, cell)].add(cell)
    found.boards += 1
    for place, one in enumerate(decisions):
        if one.act is Act.UNDONE:
            held[one.digit].discard(one.cell)
            continue
        if one.act is Act.REFUSED:
            continue
        if _goes_on(decisions, place):
            found.placements += 1
            peers = held[one.digit] & PEERS[one.cell]
            found.kinds.update({kind for peer in peers for kind in shared_units(one.cell, peer)})
        held[one.digit].add(one.cell)


def _goes_on(decisions: Sequence[Decision], place: int) -> bool:
    """Return True if a digit was not taken back before another was placed."""
    later = (one.act for one in islice(decisions, place + 1, None) if one.act is not Act.REFUSED)
    return next(later, Act.PLACED) is Act.PLACED
