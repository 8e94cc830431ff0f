"""The lanes of a page: recorded runs with a letter and a name."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zlib import compress

from harness.child.recorder import packed
from harness.drawing import narrow
from harness.page.calls import PageCalls
from harness.record.writes import search_is_visible
from harness.replay.depth_strip import depths
from harness.replay.lane import NOTHING_UNDONE, BoardLane, Lane
from harness.replay.lane_text import NOTHING_WRITTEN, WRITTEN
from harness.trace import write_tape

LETTERS = "ABCD"
"""The letters of the lanes. A page has room for as many lanes as there are letters."""
SMALLEST = 9
"""The level at which the writes and calls are deflated."""
COLUMNS = 600
"""Columns of a depth strip."""


@dataclass(frozen=True, slots=True)
class PageLane:
    """One of the searches that a page plays back."""

    letter: str
    name: str
    run: Lane
    calls: PageCalls

    @property
    def board(self) -> BoardLane | None:
        """Its writes, if it fills a grid."""
        return self.run if isinstance(self.run, BoardLane) else None

    @property
    def search_is_visible(self) -> bool:
        """True if the writes show the search: it undoes a write, or needs no undo to succeed."""
        if not self.board:
            return False
        undoes = search_is_visible([self.board.timeline.trace])
        return undoes or (self.run.solved and self.calls.between_writes)

    @property
    def notes(self) -> list[str]:
        """Facts about the run that the reader must know."""
        known = self.search_is_visible
        notes = [note for note in self.run.notes if note != NOTHING_UNDONE or not known]
        return [*notes, *self.calls.notes]

    @property
    def opens(self) -> int:
        """The moment that is shown first."""
        return self.board.opens if self.board else self.calls.opens

    @property
    def lines(self) -> set[int]:
        """The lines that write or call."""
        writing = self.board.timeline.trace.lines if self.board else ()
        return {line for line in (*writing, *self.calls.columns["lines"]) if line}

    def data(self) -> dict[str, Any]:
        """Return the data of the page's script: the writes, the calls and the events."""
        columns = json.dumps(self.calls.columns, separators=(",", ":"), ensure_ascii=False)
        return {
            "name": self.name,
            "letter": self.letter,
            "calls": b64encode(compress(columns.encode(), SMALLEST)).decode(),
            **(_writes(self.board) if self.board else _calls(self.calls)),
        }


def _calls(calls: PageCalls) -> dict[str, Any]:
    levels = calls.levels
    return {
        "lines": [],
        "unit": "steps",
        "nothing": "nothing called yet",
        "writes": len(levels) - 1,
        "deepest": max(levels),
        "strip": depths(levels, COLUMNS),
        "events": calls.events,
    }


def _writes(lane: BoardLane) -> dict[str, Any]:
    timeline, trace = lane.timeline, lane.timeline.trace
    return write_tape(trace) | {
        "unit": "writes",
        "nothing": NOTHING_WRITTEN,
        "deepest": trace.max_depth,
        "strip": depths(timeline.filled, COLUMNS, timeline.givens),
        "written": [*WRITTEN.values()],
        "values": ["", *map(narrow, trace.values[1:])],
        "letters": [*map(narrow, trace.letters)],
        "words": packed(trace.words, SMALLEST),
        "events": [
            [event.moment, event.kind, event.text.replace("`", "")] for event in lane.events
        ],
        "solution": list(lane.answer),
    }


def lane_names(files: Sequence[Path], approaches: Sequence[Path]) -> list[str]:
    """Return the stem of each file, or its path where another lane or approach has that stem."""
    known = {path.resolve() for path in approaches}
    stems = [path.stem for path in approaches]
    stems += [file.stem for file in files if file.resolve() not in known]
    return [
        file.stem if file.resolve() in known or stems.count(file.stem) == 1 else str(file)
        for file in files
    ]
