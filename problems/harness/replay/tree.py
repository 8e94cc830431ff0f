"""The tree of a search, read from its writes: what was placed, and what under it. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from harness.child.recorder import CELL
from harness.replay.timeline import OVERWRITTEN, PLACED, UNDONE, Timeline


@dataclass(slots=True)
class Placement:
    """A value in a cell, with the placements that were tried after it."""

    cell: int
    """Counted row by row."""
    value: int
    """Its index in the trace's table of values."""
    begin: int
    """The moment after it was written."""
    end: int = 0
    """The moment at which it was taken back, by itself or with one before it; 0 if it stands."""
    below: list[Placement] = field(default_factory=list)


def tree_of(timeline: Timeline) -> list[Placement]:
    """Return the placements at the root of a search whose writes were all kept.

    A value that is undone or replaced ends with all that was placed after it: a search that goes
    back takes those back, too, in whichever order.
    """
    root: list[Placement] = []
    path: list[Placement] = []
    for moment, (word, kind) in enumerate(zip(timeline.words, timeline.kinds, strict=True), 1):
        cell = word >> CELL & 127
        if kind in (UNDONE, OVERWRITTEN):
            _end_from(path, cell, moment)
        if kind in (PLACED, OVERWRITTEN):
            one = Placement(cell, word & 15, moment)
            (path[-1].below if path else root).append(one)
            path.append(one)
    return root


def _end_from(path: list[Placement], cell: int, moment: int) -> None:
    """End the placement in a cell, if it is on the path, and those after it."""
    first = next((at for at, one in enumerate(path) if one.cell == cell), len(path))
    for one in path[first:]:
        one.end = moment
    del path[first:]


def every(placements: Sequence[Placement], depth: int = 0) -> Iterator[tuple[int, Placement]]:
    """Yield all placements of a small tree with their depths, each before those below it."""
    for one in placements:
        yield depth, one
        yield from every(one.below, depth + 1)
