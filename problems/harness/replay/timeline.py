"""A trace that can be gone to any moment of, forwards and backwards at the same price.

A moment is told by how many of the writes that were kept have been made: 0 is the start. One pass
keeps for each write what stood in the cell before, and every so many writes the whole board; the
rest is done on bytes, where searching and counting are quick.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Any

from harness.child.recorder import CELL, LINE
from harness.trace import Step, Trace

EVERY = 1_024
"""Writes from one kept board to the next."""
KINDS = PLACED, OVERWRITTEN, UNDONE = b"pou"
SAME = ord("-")
"""What a write is that left the cell as it was."""


def _kind(pair: int) -> int:
    old, new = pair >> 4, pair & 15
    if old == new:
        return SAME
    return (OVERWRITTEN if old else PLACED) if new else UNDONE


KIND_OF = bytes(map(_kind, range(256)))
DEEPER = bytes({PLACED: 1, UNDONE: 255}.get(kind, 0) for kind in range(256))
"""A kind's change of depth, as a signed byte."""


@dataclass(frozen=True, slots=True)
class State:
    """The board at a moment, and what led to it."""

    cells: bytes
    """A value's index in the trace's table of values for each cell, row by row."""
    depth: int
    deepest: int
    """The greatest depth so far, as far as the writes that were kept tell."""
    placements: int
    overwrites: int
    undos: int
    last: Step | None
    """The write that has just been made; None at the start."""


class Timeline:
    """All moments of a trace, from 0 to `length`."""

    def __init__(self, trace: Trace) -> None:
        """One pass over the trace, and some over the bytes that it leaves."""
        self.trace = trace
        self.words = trace.head + trace.tail
        self.length = len(self.words)
        self.gap = len(trace.head)
        """The moment after which writes were not kept, if any were not."""
        self.givens = sum(map(bool, trace.start))
        self.pairs = bytearray()
        """What stood in the cell before and after each write, as `old << 4 | new`."""
        self._starts: list[int] = []
        self._boards: list[bytes] = []
        self._replay(0, self.gap, trace.start)
        self._replay(self.gap, self.length, trace.gap)
        self.kinds = bytes(self.pairs.translate(KIND_OF))
        deltas = array("b", self.kinds.translate(DEEPER))
        before = bytes(accumulate(deltas[: self.gap], initial=self.givens))
        after = accumulate(deltas[self.gap :], initial=sum(map(bool, trace.gap)))
        self.filled = before + bytes(after)[1:]
        """How many cells are filled at each moment."""
        self._counts, self._deepest = self._count(), self._fathom()
        self._strips: dict[int, list[tuple[int, int]]] = {}

    def _replay(self, first: int, end: int, start: Sequence[int]) -> None:
        state, keep = bytearray(start), self.pairs.append
        for at in range(first, end, EVERY):
            self._starts.append(at)
            self._boards.append(bytes(state))
            for word in self.words[at : min(at + EVERY, end)]:
                cell, new = word >> CELL & 127, word & 15
                keep(state[cell] << 4 | new)
                state[cell] = new

    def _parts(self) -> list[tuple[int, int]]:
        """The moments from each kept board to the next."""
        return list(zip(self._starts, [*self._starts[1:], self.length], strict=False))

    def _count(self) -> list[list[int]]:
        """The writes of each kind before each kept board.

        After the gap they are counted back from the totals, which count what was not kept too.
        """
        totals = self.trace.placements, self.trace.overwrites, self.trace.undos
        kept = [self.kinds.count(kind, self.gap) for kind in KINDS]
        counts, so_far = [], [0, 0, 0]
        for start, end in self._parts():
            if start == self.gap:
                so_far = [total - later for total, later in zip(totals, kept, strict=True)]
            counts.append(so_far)
            so_far = [
                known + self.kinds.count(kind, start, end)
                for known, kind in zip(so_far, KINDS, strict=True)
            ]
        return counts

    def _fathom(self) -> list[int]:
        """The greatest depth before each kept board.

        One that no kept write has reached must have been reached where writes were not kept.
        """
        unseen = max(self.filled) - self.givens < self.trace.max_depth
        deepest, so_far = [], 0
        for start, end in self._parts():
            if start == self.gap and unseen:
                so_far = self.trace.max_depth
            deepest.append(so_far)
            so_far = max(so_far, max(self.filled[start : end + 1]) - self.givens)
        return deepest

    def state_at(self, moment: int) -> State:
        """The board, the depth, the counts so far and the last write."""
        if not self.length:
            return State(bytes(self.trace.start), 0, 0, 0, 0, 0, None)
        # The board before this moment, not at it: at the gap the two are not the same.
        known = max(0, bisect_left(self._starts, moment) - 1)
        start, cells = self._starts[known], bytearray(self._boards[known])
        for word in self.words[start:moment]:
            cells[word >> CELL & 127] = word & 15
        placements, overwrites, undos = (
            before + self.kinds.count(kind, start, moment)
            for before, kind in zip(self._counts[known], KINDS, strict=True)
        )
        deepest = max(self.filled[start + 1 : moment + 1], default=self.givens) - self.givens
        deepest = max(deepest, self._deepest[known])
        return State(
            bytes(cells),
            self.depth_at(moment),
            deepest,
            placements,
            overwrites,
            undos,
            self.step(moment),
        )

    def step(self, moment: int) -> Step | None:
        """The write that led to a moment, or None at the start."""
        if moment == 0:
            return None
        word, pair, trace = self.words[moment - 1], self.pairs[moment - 1], self.trace
        place = divmod(word >> CELL & 127, trace.width)
        old, new = (trace.values[index] if index else "" for index in (pair >> 4, pair & 15))
        line, depth = trace.lines[word >> LINE], self.depth_at(moment)
        return Step(self.number(moment), place, old, new, line, depth)

    def depth_at(self, moment: int) -> int:
        """How many more cells are filled than at the start."""
        return self.filled[moment] - self.givens

    def retreat_at(self, moment: int) -> list[int]:
        """The cells that the unbroken row of undos up to a moment has emptied, the last first."""
        cells, first = [], self.gap if self.trace.dropped and moment > self.gap else 0
        while moment > first and self.kinds[moment - 1] == UNDONE:
            moment -= 1
            cells.append(self.words[moment] >> CELL & 127)
        return cells

    def unbroken(self) -> list[tuple[int, int]]:
        """The moments from which to which no write is missing."""
        if not self.trace.dropped:
            return [(0, self.length)]
        return [(0, self.gap), (self.gap, self.length)]

    def board(self, moment: int) -> list[list[Any]]:
        """The values at a moment, row by row."""
        values = [self.trace.values[index] for index in self.state_at(moment).cells]
        width = self.trace.width
        return [values[at : at + width] for at in range(0, len(values), width)]

    def number(self, moment: int) -> int:
        """How many writes have been made at a moment, with those that were not kept."""
        return moment + self.trace.dropped * (moment > self.gap)

    def moment(self, number: int) -> int:
        """The moment after so many writes; the gap's, or the end, where there is no such."""
        if number <= self.gap + self.trace.dropped:
            return min(number, self.gap)
        return min(number - self.trace.dropped, self.length)

    def strip(self, width: int) -> list[tuple[int, int]]:
        """The least and the greatest depth in each of so many equal parts of all moments."""
        if width not in self._strips:
            edges = [column * (self.length + 1) // width for column in range(width + 1)]
            parts = [
                self.filled[min(start, self.length) : max(end, start + 1)]
                for start, end in pairwise(edges)
            ]
            self._strips[width] = [
                (min(part) - self.givens, max(part) - self.givens) for part in parts
            ]
        return self._strips[width]
