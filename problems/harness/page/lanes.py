"""The lanes of a page: recorded runs with a letter and a name."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from zlib import compress

from harness.child.recorder import packed
from harness.drawing import narrow
from harness.page.calls import MOST, call_columns, shown_call
from harness.replay.lane import BoardLane, Lane
from harness.replay.lane_text import NOTHING_WRITTEN, WRITTEN

LETTERS = "ABCD"
"""The letters of the lanes; a page has at most one lane for each letter."""
SMALLEST = 9
"""The compression level of the writes and calls."""


@dataclass(frozen=True, slots=True)
class PageLane:
    """A lane of a page: a recorded run with a letter and a name."""

    letter: str
    name: str
    run: Lane

    @property
    def board(self) -> BoardLane | None:
        """Its writes, if it fills a grid."""
        return self.run if isinstance(self.run, BoardLane) else None

    @property
    def counters(self) -> Sequence[tuple[str, str, int | None]]:
        """The counts that are shown: name, label, and total, or None for no total."""
        if self.board:
            trace = self.board.timeline.trace
            over = [("overwrites", "overwritten", trace.overwrites)] * bool(trace.overwrites)
            return [
                ("placements", "placed", trace.placements),
                ("undos", "undone", trace.undos),
                *over,
                ("depth", "depth", None),
                ("last", "last write", None),
            ]
        tree, totals = self.run.tree, self.run.tree.totals
        found = [("answer", "answers", totals.answers), ("dead", "dead ends", totals.dead_ends)]
        seen = found * tree.seen
        return [("calls", "calls", len(tree.rows)), ("depth", "depth", totals.depth), *seen]

    @property
    def notes(self) -> list[str]:
        """Notes on the run and its calls."""
        notes, tree, fault = [*self.run.notes], self.run.tree, self.run.fault
        if fault and not self.board:
            notes.append(f"Call {fault.row + 1:,}: {fault.text}.")
        if len(tree.rows) > MOST or tree.totals.kept < tree.totals.calls:
            kept = f"the first {min(len(tree.rows), MOST):,} calls of the search"
            notes.append(f"The tree has {kept}, of {tree.totals.calls:,} in all.")
        return notes

    @property
    def opens(self) -> int:
        """The moment that is shown first."""
        if self.board:
            return self.board.opens
        shown = shown_call(self.run)  # the calls that have begun and ended by then
        return 2 * shown.number - shown.depth + 1 if shown else 0

    @property
    def lines(self) -> set[int]:
        """The lines that write or call."""
        writing = self.board.timeline.trace.lines if self.board else ()
        calling = (row.line or row.first_line for row in self.run.tree.rows[:MOST])
        return {line for line in (*writing, *calling) if line}

    def data(self) -> dict[str, Any]:
        """Return the lane's data for the page's script: writes, calls and events."""
        columns = json.dumps(call_columns(self.run), separators=(",", ":"), ensure_ascii=False)
        return {
            "name": self.name,
            "letter": self.letter,
            "calls": b64encode(compress(columns.encode(), SMALLEST)).decode(),
            **(_writes(self.board) if self.board else self._steps()),
        }

    def _steps(self) -> dict[str, Any]:
        fault = self.run.fault.text.replace("`", "") if self.run.fault else ""
        return {
            "lines": [],
            "unit": "steps",
            "nothing": "nothing called yet",
            "writes": 2 * len(self.run.tree.rows[:MOST]),
            "events": [[self.opens, "fault", fault]] if self.opens else [],
        }


def _writes(lane: BoardLane) -> dict[str, Any]:
    trace = lane.timeline.trace
    return {
        "width": trace.width,
        "start": trace.start,
        "lines": trace.lines,
        "writes": trace.writes,
        "unit": "writes",
        "nothing": NOTHING_WRITTEN,
        "written": [*WRITTEN.values()],
        "values": ["", *map(narrow, trace.values[1:])],
        "letters": [*map(narrow, trace.letters)],
        "words": packed(trace.words, SMALLEST),
        "events": [
            [event.moment, event.kind, event.text.replace("`", "")] for event in lane.events
        ],
        "solution": list(lane.answer),
    }
