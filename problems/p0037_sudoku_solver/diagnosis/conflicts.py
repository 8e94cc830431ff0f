"""Conflicts: digits that a search placed although a cell of the same unit held them already."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice

from ..board import CELLS, PEERS, Board, Cell, at
from .checks import shared_units
from .decisions import Act, Decision


@dataclass(slots=True)
class Conflicts:
    """The conflicts of a search, as far as it went on from them."""

    placements: int = 0
    """Digits from which the search went on to the next cell."""
    kinds: Counter[str] = field(default_factory=Counter)
    """Those of them that the row, the column or the box already held."""
    with_givens: int = 0
    """Conflicts with a given."""
    accepted: set[tuple[Cell, Cell]] = field(default_factory=set)
    """Pairs of cells that held the same digit without being refused."""
    refused: set[tuple[Cell, Cell]] = field(default_factory=set)
    """Pairs of cells that were refused the same digit, for no other cell held it."""


def add_conflicts(puzzle: Board, decisions: Sequence[Decision], found: Conflicts) -> None:
    """Add the conflicts of a search to those that were found before.

    Args:
        puzzle: the board at the start.
        decisions: what the search placed, refused and took back.
        found: changed.
    """
    board = {cell: at(puzzle, cell) for cell in CELLS}
    for place, one in enumerate(decisions):
        if one.act is Act.UNDONE:
            board[one.cell] = "."
            continue
        holders = [peer for peer in PEERS[one.cell] if board[peer] == one.digit]
        if one.act is Act.REFUSED:
            found.refused.update((one.cell, peer) for peer in holders if len(holders) == 1)
            continue
        board[one.cell] = one.digit
        if _goes_on(decisions, place):
            found.placements += 1
            found.kinds.update({kind for peer in holders for kind in shared_units(one.cell, peer)})
            found.with_givens += any(at(puzzle, peer) != "." for peer in holders)
            found.accepted.update((one.cell, peer) for peer in holders)


def _goes_on(decisions: Sequence[Decision], place: int) -> bool:
    """Return True if a digit was not taken back before another was placed."""
    later = (one.act for one in islice(decisions, place + 1, None) if one.act is not Act.REFUSED)
    return next(later, Act.PLACED) is Act.PLACED
