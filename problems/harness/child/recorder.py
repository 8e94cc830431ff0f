"""Records each write to a grid's cells, with the line of the solution that made it.

The grid is replaced by lists that record their changes, so the solution's source is not changed.
A recorded run leaves the same board as an unrecorded run. `trace.py` reads the tape.
"""

import sys
from array import array
from base64 import b64encode
from collections.abc import Callable
from typing import Any
from zlib import compress

from harness.child.recording_list import RecordingList

LINE, CELL = 11, 4
"""The shifts of line and cell in a write's 16-bit word: line (5) | cell (7) | value (4).

Line is an index into the table of lines; all lines beyond the limit share the last index.
Cell counts row by row. Value is an index into the table of values: 0 a blank, 1–9 the characters
'1' to '9', 10–15 any other value; all values beyond the limit share the last index, `OTHERS`.
A grid whose cells are marked has no blanks: 0 is the value that a cell had at the start, such as a
letter, so that marking a cell is a placement and restoring it an undo; 1–15 are any other values.
"""
MOST_LINES, MOST_VALUES, MOST_CELLS = 32, 16, 128
VALUES = [".", *"123456789"]
INDEX_OF = {value: index for index, value in enumerate(VALUES)} | {n: n for n in range(10)}
"""An int has the index of its digit, 0 is a blank: some solutions convert the board first."""
OTHERS = "…"
"""The placeholder for all values that share the last index."""
_set, _frame_of = list.__setitem__, sys._getframe  # bound once: each write uses them
MOST_KEPT = 1_000_000
"""The number of a run's first writes that are kept."""
BATCH = 100_000
"""The number of later writes that are counted and discarded at once."""


class Tape:
    """The writes to one grid: all are counted, the first are kept."""

    def __init__(
        self,
        grid: list[list[Any]],
        filename: str,
        stop: Callable[[], None] | None = None,
        *,
        most: int = MOST_KEPT,
        fills: bool = True,
    ) -> None:
        """Create a recording copy of a grid for which `can_record` is true.

        Args:
            grid: copied; the recording copy is `board`.
            filename: the file whose lines are recorded.
            stop: called when `most` writes were made; it is expected to raise.
            most: the number of writes that are kept.
            fills: True if the grid has blanks to fill; False if its cells are marked.
        """
        self.filename = filename
        self.width = len(grid[0])
        cells = [value for row in grid for value in row]
        self.letters: list[Any] = [] if fills else cells
        """The cells at the start of a grid whose cells are marked; empty for a grid with blanks."""
        self.values: list[Any] = [None] if self.letters else VALUES[:]
        self.indexes = [{} if self.letters else INDEX_OF for _ in cells]
        """The index of each value, by cell; indexes of letters are added when they are written."""
        self.line_of: dict[int, int] = {}
        self.line_at: dict[int, int] = {}
        self.codes: set[Any] = set()
        self.start = [self.index(value, cell) for cell, value in enumerate(cells)]
        self.state = self.start[:]
        self.counts = {"placements": 0, "overwrites": 0, "undos": 0, "max_depth": 0}
        self.words: list[int] = []  # a list takes a word in half the time of an array
        self.counted = 0
        self.kept: tuple[array[int], int] = array("H"), 0
        """The first `most` words, once recorded; the number of words that `fold` has removed."""
        self.stop, self.capacity = stop, most
        self.rows = [RecordingRow(self, number, cells) for number, cells in enumerate(grid)]
        self.board = RecordingList(self.rows, self.look_at_all)

    def index(self, value: Any, cell: int) -> int:
        """Return the index of a cell's value in the table of values, which may grow."""
        try:  # `suppress` would be slow
            return self.indexes[cell][value]
        except Exception:  # noqa: S110 - a submission's `__hash__` may raise anything
            pass
        known = [self.letters[cell] if self.letters else self, *self.values[1:]]
        index = next((at for at, one in enumerate(known) if is_same(value, one)), len(known))
        if index == MOST_VALUES:
            index -= 1
            self.values[index] = OTHERS
        elif index == len(known):
            self.values.append(value)
        if self.letters and type(value) is str:
            self.indexes[cell][value] = index
        return index

    def line(self, frame: Any) -> int:
        """Return the shifted index of the solution's line that a frame runs or was called from.

        The index is cached by instruction, because `f_lineno` is slow. Keys do not collide: the
        address of an instruction lies inside its code object.
        """
        caller = frame
        while caller is not None and caller.f_code.co_filename != self.filename:
            caller = caller.f_back
        number = caller.f_lineno if caller is not None else 0
        line = self.line_of.setdefault(number, min(len(self.line_of), MOST_LINES - 1) << LINE)
        if frame is not None and caller is frame:  # library code is called from several lines
            self.codes.add(frame.f_code)  # kept, so that its id is not used again
            self.line_at[id(frame.f_code) + frame.f_lasti] = line
        return line

    def look(self, number: int, row: Any, frame: Any, at: Any = None) -> None:
        """Record the changes in a row, and a write to column `at` even if it changed nothing."""
        if not isinstance(row, list) or number * self.width >= len(self.start):
            return
        self.count()
        for column, value in enumerate(row[: self.width]):
            cell = number * self.width + column
            index = self.index(value, cell)
            if index != self.state[cell] or at in (column, column - self.width):
                self.words.append(self.line(frame) | cell << CELL | index)
        if len(self.words) >= self.capacity:
            self.fold()

    def look_at_all(self, frame: Any) -> None:
        """Record the changes in all rows."""
        for number, row in enumerate(self.board):
            self.look(number, row, frame)

    def plain_board(self) -> list[Any]:
        """Return the grid as plain lists, as an unrecorded run would leave it."""
        return [row[:] if self.is_recording(row) else row for row in self.board]

    def is_recording(self, row: Any) -> bool:
        """Return True for a row of the recording grid, False for a list that replaced it."""
        return any(row is known for known in self.rows)

    def count(self) -> None:
        """Update the state and the counts with the words that were not counted yet.

        An alarm may stop the run at any moment, so related attributes are assigned in a single
        statement.
        """
        end = len(self.words)
        if self.counted == end:
            return
        state, counts = self.state[:], self.counts.copy()
        for word in self.words[self.counted : end]:
            cell, new = word >> CELL & 127, word & 15
            old, state[cell] = state[cell], new
            if old and new:
                counts["overwrites"] += old != new
            elif new:
                counts["placements"] += 1
                depth = counts["placements"] - counts["undos"]
                counts["max_depth"] = max(counts["max_depth"], depth)
            elif old:
                counts["undos"] += 1
        self.state, self.counts, self.counted = state, counts, end

    def fold(self) -> None:
        """Count the words and remove them from `words`; keep only the first `most` words."""
        if self.stop:
            self.stop()
        self.count()
        kept, folded = self.kept
        now = kept or array("H", self.words), folded + len(self.words)
        self.capacity = BATCH
        self.kept, self.counted, self.words[:] = now, 0, ()

    @property
    def writes(self) -> int:
        """The number of all writes."""
        return self.kept[1] + len(self.words)

    def to_json(self, plain: Callable[[Any], Any]) -> dict[str, Any]:
        """Return the tape as JSON data. Changes that were missed are appended as writes."""
        self.stop = None
        self.look_at_all(None)
        self.count()
        words = self.kept[0] or array("H", self.words)
        lines = list(self.line_of)[:MOST_LINES]
        if len(self.line_of) > MOST_LINES:
            lines[-1] = 0  # the placeholder for several lines
        return {
            "width": self.width,
            "start": self.start,
            "values": [plain(value) for value in self.values],
            "letters": [plain(value) for value in self.letters],
            "lines": lines,
            "rows_replaced": not all(map(self.is_recording, self.board)),
            "aliased": len(set(map(id, self.board))) < len(self.board),
            "words": packed(words),
            "writes": self.writes,
            **self.counts,
        }


class RecordingRow(RecordingList):
    """A row of the recording grid, with a fast path for setting a single cell."""

    __slots__ = ("cells", "indexes", "line_at", "number", "tape", "words")

    def __init__(self, tape: Tape, number: int, cells: list[Any]) -> None:
        """Create the row of a tape's grid with this number and these cells."""
        super().__init__(cells, lambda frame: tape.look(number, self, frame))
        self.tape, self.number = tape, number
        self.words, self.line_at = tape.words, tape.line_at
        first = number * tape.width
        self.indexes = tape.indexes[first : first + tape.width]
        self.cells = tuple(cell << CELL for cell in range(first, first + tape.width))

    def __setitem__(self, column: Any, value: Any) -> None:
        """Set a cell or a slice, and record it."""
        _set(self, column, value)
        frame, words = _frame_of(1), self.words
        try:
            line = self.line_at[id(frame.f_code) + frame.f_lasti]
            words.append(self.cells[column] | self.indexes[column][value] | line)
        except (KeyError, TypeError, IndexError):
            # a slice, another value, or an instruction that runs for the first time
            self.tape.look(self.number, self, frame, column)
        if len(words) >= self.tape.capacity:
            self.tape.fold()


RecordingRow.__name__ = RecordingRow.__qualname__ = "list"


def can_record(value: Any) -> bool:
    """Return True for a grid: a list of equally long lists with at most 128 cells."""
    return (
        isinstance(value, list)
        and all(isinstance(row, list) for row in value)
        and len({len(row) for row in value}) == 1
        and 0 < len(value) * len(value[0]) <= MOST_CELLS
    )


def is_same(value: Any, known: Any) -> bool:
    """Return True if two values are equal and have the same type."""
    return type(known) is type(value) and bool(known == value)


def packed(words: "array[int]", level: int = 1) -> str:
    """Return words as text: little-endian, base 64, compressed by `zlib` at a level."""
    if sys.byteorder == "big":
        words = words[:]
        words.byteswap()
    return b64encode(compress(words.tobytes(), level)).decode()
