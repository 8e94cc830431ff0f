"""A grid that writes down each change of a cell, with the line of the solution that made it.

A solution can only speak through `board[r][c] = …`, so this shows any search without a line of it
being changed. The grid is a list of lists for all code but `type(row) is list` and `pickle`, and
what is put into it stays what it was, so a recorded run leaves the same board as an unrecorded one.

It runs beside the submission, so it imports nothing else of ours than the lists that it is made of.
What a tape tells is read by `trace.py`.
"""

import sys
from array import array
from base64 import b64encode
from collections.abc import Callable
from typing import Any
from zlib import compress

from harness.child.recording_list import subclass, watched, watched_list

LINE, CELL = 11, 4
"""A word has 16 bits: line (5) | cell (7) | value (4), shifted so.

Line is an index into the table of lines, the last one standing for all that found no room. Cell
counts row by row. Value is an index into the table of values: 0 a blank, 1–9 the digits, 10–15
whatever else was written, the last one standing for all that found no room.
"""
MOST_LINES, MOST_VALUES, MOST_CELLS = 32, 16, 128
VALUES = [".", *"123456789"]
INDEX_OF = {value: index for index, value in enumerate(VALUES)} | {n: n for n in range(10)}
"""A number is told as the digit that it stands for, 0 as a blank: some convert the board first."""
FIRST, LAST = 1_000_000, 100_000
"""How many writes are kept from the start, and at least how many from the end."""


class Tape:
    """The writes to one grid: all of them counted, the first and the last of them kept."""

    def __init__(
        self,
        grid: list[list[Any]],
        filename: str,
        most: int = 0,
        stop: Callable[[], None] | None = None,
        *,
        watch_rows: bool = True,
    ) -> None:
        """Start from a grid for which `can_record` holds. Lines are those of `filename`.

        With `most`, `stop` is called at every write from that one on; it is expected to raise.
        Without `watch_rows` the list of the rows is a plain one, which is read faster; that whole
        rows were put into it is seen only at the end.
        """
        self.filename = filename
        self.width = len(grid[0])
        self.values: list[Any] = VALUES[:]
        self.line_of: dict[int, int] = {}
        self.line_at: dict[int, int] = {}
        self.codes: set[Any] = set()
        self.start = [self.index(value) for row in grid for value in row]
        self.state, self.mark = self.start[:], self.start[:]
        self.givens = self.depth = sum(map(bool, self.start))
        self.counts = {"placements": 0, "overwrites": 0, "undos": 0, "max_depth": 0}
        self.words: list[int] = []  # a list takes a word in half the time of an array
        self.counted = 0
        empty: array[int] = array("H")
        self.kept: tuple[array[int], array[int], list[int], int] = empty, empty, [], 0
        """The first words, the latest that were folded, the grid before those, and how many words
        in between were dropped."""
        self.stop = stop
        self.capacity = most or FIRST
        self.board = recording(self, grid, watch_rows=watch_rows)
        self.rows = self.board[:]

    def index(self, value: Any) -> int:
        """A value's index in the table of values, which grows while it has room."""
        try:  # `suppress` takes longer than all the rest
            return INDEX_OF[value]
        except Exception:  # noqa: BLE001, S110 - a hash of their own may raise anything
            pass
        for index, known in enumerate(self.values):
            if type(known) is type(value) and known == value:
                return index
        if len(self.values) < MOST_VALUES:
            self.values.append(value)
        return len(self.values) - 1

    def line(self, frame: Any) -> int:
        """The index, shifted, of the line of the solution that a frame runs or was called from.

        It is remembered by the place in the code: to ask a frame for its line takes longer than
        all the rest. Places do not overlap, as an instruction lies inside its code object.
        """
        own = frame
        while own is not None and own.f_code.co_filename != self.filename:
            own = own.f_back
        number = own.f_lineno if own is not None else 0
        line = self.line_of.setdefault(number, min(len(self.line_of), MOST_LINES - 1) << LINE)
        if frame is not None and own is frame:  # foreign code is called from several lines
            self.codes.add(frame.f_code)  # kept, so that its place is not given to another
            self.line_at[id(frame.f_code) + frame.f_lasti] = line
        return line

    def write(self, word: int) -> None:
        """Keep a word."""
        self.words.append(word)
        if len(self.words) >= self.capacity:
            self.fold()

    def look(self, number: int, row: Any, frame: Any, at: Any = None) -> None:
        """Write down what changed in a row, and what was set at a column even if it is the same."""
        if not isinstance(row, list) or number * self.width >= len(self.start):
            return
        self.count()
        for column, value in enumerate(row[: self.width]):
            cell, index = number * self.width + column, self.index(value)
            if index != self.state[cell] or at in (column, column - self.width):
                self.write(self.line(frame) | cell << CELL | index)

    def has_other_rows(self) -> bool:
        """Whether rows were put into the grid, or taken out, or moved."""
        return list(map(id, self.rows)) != list(map(id, self.board))

    def look_at_all(self, frame: Any) -> None:
        """Write down what changed anywhere."""
        for number, row in enumerate(self.board):
            self.look(number, row, frame)

    def plain_board(self) -> list[Any]:
        """The grid as it is now, of plain lists as it would be without recording."""
        return [row[:] if any(row is own for own in self.rows) else row for row in self.board]

    def count(self) -> None:
        """Let the words that were not counted yet happen to the state.

        An alarm may end a run at any moment, and the tape is told as it is then. So what belongs
        together changes in a single assignment, into which no alarm comes.
        """
        end = len(self.words)
        if self.counted == end:
            return
        state, counts, depth = self.state[:], self.counts.copy(), self.depth
        for word in self.words[self.counted : end]:
            cell, new = word >> CELL & 127, word & 15
            old, state[cell] = state[cell], new
            if old and new:
                counts["overwrites"] += old != new
            elif new:
                counts["placements"] += 1
                depth += 1
                counts["max_depth"] = max(counts["max_depth"], depth - self.givens)
            elif old:
                counts["undos"] += 1
                depth -= 1
        self.state, self.counts, self.depth, self.counted = state, counts, depth, end

    def fold(self) -> None:
        """Make room: the first words stay, of the later ones only the latest."""
        if self.stop:
            self.stop()
        self.count()
        words, mark = array("H", self.words), self.state[:]
        head, previous, gap, dropped = self.kept
        if head:
            kept = head, words, self.mark, dropped + len(previous)
        else:
            kept = words, previous, gap, 0
        self.capacity = LAST
        self.kept, self.mark, self.counted, self.words[:] = kept, mark, 0, ()

    def told(self, plain: Callable[[Any], Any]) -> dict[str, Any]:
        """The tape as a frame carries it, with what changed unseen written down at its end."""
        self.look_at_all(None)
        self.count()
        words, (head, previous, gap, dropped) = array("H", self.words), self.kept
        lines = list(self.line_of)[:MOST_LINES]
        if len(self.line_of) > MOST_LINES:
            lines[-1] = 0  # stands for several
        return {
            "version": 1,
            "width": self.width,
            "start": self.start,
            "values": [plain(value) for value in self.values],
            "lines": lines,
            "unwatched": not all(any(row is own for own in self.rows) for row in self.board),
            "head": packed(head or words),
            "tail": packed(previous + words if head else array("H")),
            "gap": gap or self.mark,
            "dropped": dropped,
            **self.counts,
        }


def can_record(value: Any) -> bool:
    """Whether a value is a grid: a list of equally long lists with at most 128 cells."""
    return (
        isinstance(value, list)
        and len(value) > 0
        and all(isinstance(row, list) for row in value)
        and len({len(row) for row in value}) == 1
        and 0 < len(value) * len(value[0]) <= MOST_CELLS
    )


def packed(words: "array[int]", level: int = 1) -> str:
    """Words as text: little-endian, deflated, base 64. A higher level is smaller and slower."""
    if sys.byteorder == "big":
        words = words[:]
        words.byteswap()
    return b64encode(compress(words.tobytes(), level)).decode()


def recording(tape: Tape, grid: list[list[Any]], *, watch_rows: bool) -> list[list[Any]]:
    """A copy of a grid that writes down on a tape whatever happens to it."""
    board = recording_board(tape) if watch_rows else []
    for number, values in enumerate(grid):
        list.append(board, recording_row(tape, number, values))
    return board


def recording_board(tape: Tape) -> list[list[Any]]:
    """An empty board, whose rows are put in their places by `list.append`."""

    def changed(_board: list[Any], frame: Any) -> None:
        tape.look_at_all(frame)

    kind = subclass(watched_list(), {"__setitem__": watched(list.__setitem__), "changed": changed})
    board: list[list[Any]] = kind()
    return board


def recording_row(tape: Tape, number: int, values: list[Any]) -> list[Any]:
    """A row. A search sets single cells of it millions of times; the rest may be slow."""
    kind = subclass(watched_list(), {})
    row: list[Any] = kind(values)
    put, frame_of, line_at = super(kind, row).__setitem__, sys._getframe, tape.line_at
    words, value_of = tape.words, INDEX_OF
    cells = tuple(number * tape.width + column << CELL for column in range(tape.width))

    def set_item(_row: list[Any], column: Any, value: Any) -> None:
        put(column, value)
        frame = frame_of(1)
        try:
            words.append(
                cells[column] | value_of[value] | line_at[id(frame.f_code) + frame.f_lasti]
            )
        except (KeyError, TypeError, IndexError):
            # a slice, an odd value, or a place in the code that is seen for the first time
            tape.look(number, row, frame, column)
        if len(words) >= tape.capacity:
            tape.fold()

    def changed(_row: list[Any], frame: Any) -> None:
        tape.look(number, row, frame)

    kind.__setitem__, kind.changed = set_item, changed
    return row
