"""Random access to a trace: any moment costs the same, forwards or backwards.

A moment is the number of kept writes that have been made: 0 is the start. One pass stores for each
write what stood in the cell before, and at regular intervals the whole board; the rest is done on
bytes, where searching and counting are quick.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, chain, pairwise
from typing import Any

from harness.child.recorder import CELL, LINE
from harness.trace import Step, Trace

EVERY = 1_024
"""Writes from one stored board to the next."""
WRITE_KINDS = PLACED, OVERWRITTEN, UNDONE = b"pou"
SAME = ord("-")
"""The kind of a write that left the cell as it was."""


def _kind(pair: int) -> int:
    old, new = pair >> 4, pair & 15
    if old == new:
        return SAME
    return (OVERWRITTEN if old else PLACED) if new else UNDONE


KIND_OF = bytes(map(_kind, range(256)))
DEEPER = bytes({PLACED: 1, UNDONE: 255}.get(kind, 0) for kind in range(256))
"""The change of depth by kind, as a signed byte."""


@dataclass(frozen=True, slots=True)
class BoardState:
    """The board at a moment, with the counts so far."""

    cells: bytes
    """A value's index in the trace's table of values for each cell, row by row."""
    depth: int
    deepest: int
    """The greatest depth so far, as far as the kept writes show."""
    placements: int
    overwrites: int
    undos: int
    last: Step | None
    """The last write; None at the start."""


class Timeline:
    """All moments of a trace, from 0 to `length`."""

    def __init__(self, trace: Trace, every: int = EVERY) -> None:
        """Index a trace. `every` is the number of writes from one stored board to the next."""
        self.trace, self.every = trace, every
        self.words = trace.head + trace.tail
        self.length = len(self.words)
        self.gap = len(trace.head)
        """The moment after which writes are missing, if any are."""
        self.givens = sum(map(bool, trace.start))
        self.pairs = bytearray()
        """The cell before and after each write, as `old << 4 | new`."""
        self._starts: list[int] = []
        self._boards: list[bytes] = []
        self._replay(0, self.gap, trace.start)
        self._replay(self.gap, self.length, trace.gap)
        self.kinds = bytes(self.pairs.translate(KIND_OF))
        deltas = array("b", self.kinds.translate(DEEPER))
        before = bytes(accumulate(deltas[: self.gap], initial=self.givens))
        after = accumulate(deltas[self.gap :], initial=sum(map(bool, trace.gap)))
        self.filled = before + bytes(after)[1:]
        """The number of filled cells at each moment."""
        self._counts, self._deepest = self._count(), self._deepest_so_far()
        self._strips: dict[int, list[tuple[int, int]]] = {}

    def _replay(self, first: int, end: int, start: Sequence[int]) -> None:
        state, keep = bytearray(start), self.pairs.append
        for at in range(first, end, self.every):
            self._starts.append(at)
            self._boards.append(bytes(state))
            for word in self.words[at : min(at + self.every, end)]:
                cell, new = word >> CELL & 127, word & 15
                keep(state[cell] << 4 | new)
                state[cell] = new

    def _parts(self) -> list[tuple[int, int]]:
        """Return the ranges of moments from each stored board to the next."""
        return list(zip(self._starts, [*self._starts[1:], self.length], strict=False))

    def _count(self) -> list[list[int]]:
        """Count the writes of each kind before each stored board.

        After the gap they are counted back from the totals, which include the missing writes.
        """
        totals = self.trace.placements, self.trace.overwrites, self.trace.undos
        kept = [self.kinds.count(kind, self.gap) for kind in WRITE_KINDS]
        counts, so_far = [], [0, 0, 0]
        for start, end in self._parts():
            if start == self.gap:
                so_far = [total - later for total, later in zip(totals, kept, strict=True)]
            counts.append(so_far)
            so_far = [
                known + self.kinds.count(kind, start, end)
                for known, kind in zip(so_far, WRITE_KINDS, strict=True)
            ]
        return counts

    def _deepest_so_far(self) -> list[int]:
        """Return the greatest depth before each stored board.

        A depth that no kept write has reached must have been reached in the gap.
        """
        unseen = max(self.filled) - self.givens < self.trace.max_depth
        deepest, so_far = [], 0
        for start, end in self._parts():
            if start == self.gap and unseen:
                so_far = self.trace.max_depth
            deepest.append(so_far)
            so_far = max(so_far, max(self.filled[start : end + 1]) - self.givens)
        return deepest

    def state_at(self, moment: int) -> BoardState:
        """Return the board, the depth, the counts so far and the last write."""
        if not self.length:
            return BoardState(bytes(self.trace.start), 0, 0, 0, 0, 0, None)
        # The board before this moment, not at it: at the gap the two are not the same.
        known = max(0, bisect_left(self._starts, moment) - 1)
        start, cells = self._starts[known], bytearray(self._boards[known])
        for word in self.words[start:moment]:
            cells[word >> CELL & 127] = word & 15
        placements, overwrites, undos = (
            before + self.kinds.count(kind, start, moment)
            for before, kind in zip(self._counts[known], WRITE_KINDS, strict=True)
        )
        deepest = max(self.filled[start + 1 : moment + 1], default=self.givens) - self.givens
        deepest = max(deepest, self._deepest[known])
        return BoardState(
            bytes(cells),
            self.depth_at(moment),
            deepest,
            placements,
            overwrites,
            undos,
            self.step(moment),
        )

    def step(self, moment: int) -> Step | None:
        """Return the write that led to a moment, or None at the start."""
        if moment == 0:
            return None
        word, pair, trace = self.words[moment - 1], self.pairs[moment - 1], self.trace
        place = divmod(word >> CELL & 127, trace.width)
        old, new = (trace.values[index] if index else "" for index in (pair >> 4, pair & 15))
        line, depth = trace.lines[word >> LINE], self.depth_at(moment)
        return Step(self.number(moment), place, old, new, line, depth)

    def depth_at(self, moment: int) -> int:
        """Return how many more cells are filled than at the start."""
        return self.filled[moment] - self.givens

    def retreat_at(self, moment: int) -> list[int]:
        """Return the cells that the run of undos ending at a moment has emptied, the last first."""
        cells, first = [], self.gap if self.trace.dropped and moment > self.gap else 0
        while moment > first and self.kinds[moment - 1] == UNDONE:
            moment -= 1
            cells.append(self.words[moment] >> CELL & 127)
        return cells

    def unbroken(self) -> list[tuple[int, int]]:
        """Return the ranges of moments with no missing writes."""
        if not self.trace.dropped:
            return [(0, self.length)]
        return [(0, self.gap), (self.gap, self.length)]

    def board(self, moment: int) -> list[list[Any]]:
        """Return the values at a moment, row by row."""
        values = [self.trace.values[index] for index in self.state_at(moment).cells]
        width = self.trace.width
        return [values[at : at + width] for at in range(0, len(values), width)]

    def next_write(self, moment: int, *, to: int | None = None, by: int | None = None) -> int:
        """Return the moment after the next write to a cell or by a line; after the last, the first.

        If there is none, it is the moment that was given.
        """
        lines, order = self.trace.lines, chain(range(moment, self.length), range(moment))
        wanted = {
            word
            for word in set(self.words)
            if to in (None, word >> CELL & 127) and by in (None, lines[word >> LINE])
        }
        return next((at + 1 for at in order if self.words[at] in wanted), moment)

    def number(self, moment: int) -> int:
        """Return how many writes have been made at a moment, including the missing ones."""
        return moment + self.trace.dropped * (moment > self.gap)

    def moment(self, number: int) -> int:
        """Return the moment after so many writes, or where the gap begins if it was not kept."""
        if number <= self.gap + self.trace.dropped:
            return min(number, self.gap)
        return min(number - self.trace.dropped, self.length)

    def strip(self, width: int) -> list[tuple[int, int]]:
        """Return the least and the greatest depth in each of `width` equal parts of the run."""
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
