"""Random access to the moments of a trace.

A moment is a number of writes made so far, 0 at the start; only the kept writes have moments. One
pass stores the old and new value of each write, and the whole board at regular intervals; all else
is done on bytes, where searching and counting are fast.
"""

from collections.abc import Sequence
from typing import Any

from harness.child.recorder import CELL, LINE
from harness.trace import Step, Trace

EVERY = 1_024
"""The number of writes between two stored boards."""
PLACED, OVERWRITTEN, UNDONE = b"pou"
SAME = ord("-")
"""The kind of a write that did not change its cell."""


def _kind(pair: int) -> int:
    old, new = pair >> 4, pair & 15
    if old == new:
        return SAME
    return (OVERWRITTEN if old else PLACED) if new else UNDONE


KIND_OF = bytes(map(_kind, range(256)))


class Timeline:
    """All moments of a trace, from 0 to `length`."""

    def __init__(self, trace: Trace, every: int = EVERY) -> None:
        """Index a trace. `every` is the number of writes from one stored board to the next."""
        self.trace, self.every = trace, every
        self.words = trace.words
        self.length = len(self.words)
        self.pairs = bytearray()
        """The index of the cell's value before and after each write, as `old << 4 | new`."""
        self._boards: list[bytes] = []
        """The boards after each `every` writes."""
        self._replay()
        self.kinds = bytes(self.pairs.translate(KIND_OF))

    def _replay(self) -> None:
        state, keep = bytearray(self.trace.start), self.pairs.append
        for at in range(0, self.length + 1, self.every):
            self._boards.append(bytes(state))
            for word in self.words[at : at + self.every]:
                cell, new = word >> CELL & 127, word & 15
                keep(state[cell] << 4 | new)
                state[cell] = new

    def counts_at(self, moment: int) -> list[int]:
        """Return the numbers of placements, overwrites and undos so far."""
        return [self.kinds.count(kind, 0, moment) for kind in (PLACED, OVERWRITTEN, UNDONE)]

    def cells_at(self, moment: int) -> bytes:
        """Return the index of each cell's value at a moment."""
        known = moment // self.every
        cells = bytearray(self._boards[known])
        for word in self.words[known * self.every : moment]:
            cells[word >> CELL & 127] = word & 15
        return bytes(cells)

    def step(self, moment: int) -> Step | None:
        """Return the write that led to a moment, or None at the start."""
        if moment == 0:
            return None
        word, pair, trace = self.words[moment - 1], self.pairs[moment - 1], self.trace
        cell = word >> CELL & 127
        place = divmod(cell, trace.width)
        old, new = (trace.value_at(cell, index) for index in (pair >> 4, pair & 15))
        placed, _, undone = self.counts_at(moment)
        return Step(moment, place, old, new, trace.lines[word >> LINE], placed - undone)

    def retreat_at(self, moment: int) -> list[int]:
        """Return the cells emptied by the consecutive undos before a moment, the last first."""
        first = len(self.kinds[:moment].rstrip(bytes([UNDONE])))
        return [word >> CELL & 127 for word in self.words[first:moment]][::-1]

    def indexes_of(self, board: Sequence[Sequence[Any]]) -> bytes:
        """Return the indexes of a board's values, with 255 for a value that was never written."""
        index = {value: at for at, value in enumerate(self.trace.values) if type(value) is str}
        return bytes(index.get(value, 255) for row in board for value in row)
