"""The trace of a run: its recorded writes, which `for step in trace` replays.

A tape is a trace as the child sends it, one JSON object:

    width       columns of the grid
    start       the grid at the start, cell by cell, each an index into `values`
    values      the values of cells: index 0 is a blank, 1-9 are the characters '1' to '9',
                10-15 anything else; the ints 0 to 9 have the index of their character
    letters     the initial value of each cell of a grid of letters, for which index 0 stands;
                empty for a grid with blanks
    lines       the lines of the solution that wrote, in the order of their first writes
    words       the first million writes: words of 16 bits, little-endian, deflated, in base 64;
                each is line (5 bits, an index into `lines`) | cell (7) | value (4, an index into
                `values`)
    writes      the number of all writes, kept or not
    rows_replaced   true if rows were replaced by other lists, whose later writes are unknown
    aliased     true if two rows were the same list at the end
    placements, overwrites, undos, max_depth    the counts of all writes

The submission could have forged a tape in its process, so every number is checked before use.
"""

import sys
import zlib
from array import array
from base64 import b64decode
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from harness.child.recorder import CELL, LINE, MOST_CELLS, MOST_KEPT, MOST_VALUES

ROWS_REPLACED = "rows were replaced by other lists, and writes to these lists are not recorded"
COUNTS = ("placements", "overwrites", "undos", "max_depth")


@dataclass(frozen=True, slots=True)
class Step:
    """One write. `old` and `new` are '' for a blank, or the letter that a cell began with."""

    number: int
    """The number of the write, counted from 1."""
    cell: tuple[int, int]
    """Row and column, each from 0."""
    old: Any
    new: Any
    line: int
    """The line of the solution that wrote, or 0 if unknown."""
    depth: int
    """The number of filled cells, minus the number of filled cells at the start."""


@dataclass(frozen=True, slots=True)
class Counts:
    """The counts of all writes of a run, kept or not."""

    placements: int
    overwrites: int
    undos: int
    max_depth: int
    """The maximum of `Step.depth` over all writes."""

    @property
    def values_written(self) -> int:
        """The number of values written, into a blank or over another value."""
        return self.placements + self.overwrites

    @property
    def shows_search(self) -> bool:
        """True if a write was undone or overwritten: then the writes show the search.

        If none was, no undo was needed, or the search used a copy: the writes do not show which.
        """
        return bool(self.overwrites or self.undos)

    @property
    def by_name(self) -> dict[str, int]:
        """The counts by the names in `COUNTS`."""
        return {name: getattr(self, name) for name in COUNTS}


@dataclass(frozen=True, slots=True)
class Trace(Counts):
    """The writes to a grid, in order: `for step in trace`.

    At most the first million writes are kept.
    """

    width: int
    start: tuple[int, ...]
    values: tuple[Any, ...]
    letters: tuple[Any, ...]
    lines: tuple[int, ...]
    words: "array[int]"
    writes: int
    rows_replaced: bool = False
    aliased: bool = False

    @property
    def complete(self) -> bool:
        """True if all writes were kept."""
        return len(self.words) == self.writes

    def cells(self) -> set[tuple[int, int]]:
        """Return the cells of the kept writes, as rows and columns."""
        return {divmod(word >> CELL & 127, self.width) for word in set(self.words)}

    def value_at(self, cell: int, index: int) -> Any:
        """Return the value of a cell by its index in the table of values: '' for a blank."""
        if index:
            return self.values[index]
        return self.letters[cell] if self.letters else ""

    def __iter__(self) -> Iterator[Step]:
        state, depth, value_at = list(self.start), 0, self.value_at
        for number, word in enumerate(self.words, 1):
            cell, new = word >> CELL & 127, word & 15
            old, state[cell] = state[cell], new
            depth += bool(new) - bool(old)
            line = self.lines[word >> LINE]
            place = divmod(cell, self.width)
            yield Step(number, place, value_at(cell, old), value_at(cell, new), line, depth)


def read_tape(tape: Any) -> Trace | None:
    """Return the trace of a tape, or None if the tape is malformed."""
    try:
        words = _words(tape["words"])
        trace = Trace(
            width=_whole(tape["width"], 1, MOST_CELLS),
            start=tuple(_whole(value, 0, MOST_VALUES - 1) for value in tape["start"]),
            values=tuple(_plain(value) for value in tape["values"]),
            letters=tuple(_plain(value) for value in tape["letters"]),
            lines=tuple(_whole(line, 0, 2**31) for line in tape["lines"]),
            words=words,
            writes=_whole(tape["writes"], len(words), 2**63),
            rows_replaced=tape.get("rows_replaced") is True,
            aliased=tape.get("aliased") is True,
            **{name: _whole(tape[name], 0, 2**63) for name in COUNTS},
        )
        _check_indexes(trace)
    except (ValueError, TypeError, KeyError, IndexError, OverflowError, zlib.error):
        return None
    return trace


def _check_indexes(trace: Trace) -> None:
    """Raise IndexError or ValueError unless every word names a line, a cell and a value."""
    cells = len(trace.start)
    if cells % trace.width or len(trace.letters) not in (0, cells):
        raise ValueError("the boards of the tape are of different sizes")
    for word in set(trace.words):
        trace.lines[word >> LINE], trace.start[word >> CELL & 127], trace.values[word & 15]
    for value in set(trace.start):
        trace.values[value]


def _whole(value: Any, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{value!r} is not a whole number from {least} to {most}")
    return value


def _plain(value: Any) -> Any:
    if isinstance(value, list) or (isinstance(value, dict) and set(value) != {"type", "text"}):
        raise ValueError(f"{value!r} is not the value of a cell")
    return value


def _words(text: Any) -> "array[int]":
    raw = zlib.decompressobj().decompress(b64decode(text, validate=True), 2 * MOST_KEPT)
    words = array("H")
    words.frombytes(raw)
    if sys.byteorder == "big":
        words.byteswap()
    return words
