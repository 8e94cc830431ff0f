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
from harness.console import escape
from harness.drawing import narrow
from harness.page.order import fill_order, retreat_told
from harness.page.page_calls import PageCalls
from harness.problem import Words
from harness.record.notes import blind_spots, ending_notes
from harness.record.recording import Recording
from harness.record.run_events import RunEvent
from harness.record.writes import search_is_visible
from harness.replay.depth_strip import depths
from harness.replay.failure import Failed
from harness.replay.lane import Lane
from harness.replay.lane_text import NOTHING_WRITTEN, WRITTEN
from harness.replay.recording import NOTHING_UNDONE, shown_source
from harness.run import STOPPED
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
    calls: PageCalls
    source: Sequence[str]
    """The lines of the solution."""
    words: Words
    lane: Lane | None = None
    """Its writes, if it fills a grid."""
    search_is_visible: bool = False
    """True if the solution undoes a write, here or on a board of the bank."""
    run_notes: Sequence[str] = ()
    """Notes on its run."""
    solved: bool = False
    stopped: bool = False
    likely_line: int = 0

    @property
    def notes(self) -> list[str]:
        """Facts about the run that the reader must know."""
        known = self.search_is_visible and self.lane
        notes = [note for note in self.run_notes if note != NOTHING_UNDONE or not known]
        return [*notes, *self.calls.notes]

    @property
    def opens(self) -> int:
        """The moment that is shown first."""
        return self.lane.opens if self.lane else self.calls.opens

    @property
    def lines(self) -> set[int]:
        """The lines that write or call."""
        writing = self.lane.timeline.trace.lines if self.lane else ()
        return {line for line in (*writing, *self.calls.columns["lines"]) if line}

    def data(self) -> dict[str, Any]:
        """Return what the player in the browser reads: the writes, the calls and the events."""
        columns = json.dumps(self.calls.columns, separators=(",", ":"), ensure_ascii=False)
        return {
            "name": self.name,
            "letter": self.letter,
            "calls": b64encode(compress(columns.encode(), SMALLEST)).decode(),
            **(self._writes(self.lane) if self.lane else self._calls()),
        }

    def _calls(self) -> dict[str, Any]:
        levels = self.calls.levels
        return {
            "lines": [],
            "unit": "steps",
            "nothing": "nothing called yet",
            "writes": len(levels) - 1,
            "deepest": max(levels),
            "strip": depths(levels, COLUMNS),
            "events": self.calls.events,
        }

    def _writes(self, lane: Lane) -> dict[str, Any]:
        timeline, value, order = lane.timeline, lane.words.value, fill_order(lane.timeline)
        trace = timeline.trace
        return write_tape(trace) | {
            "unit": "writes",
            "nothing": NOTHING_WRITTEN,
            "deepest": trace.max_depth,
            "strip": depths(timeline.filled, COLUMNS, timeline.givens),
            "order": order,
            "written": [*WRITTEN.values()],
            "value": value,
            "values": ["", *map(narrow, trace.values[1:])],
            "letters": [*map(narrow, trace.letters)],
            "words": packed(trace.words, SMALLEST),
            "events": [
                [event.moment, event.kind, event.text + self._way(lane, event, order)]
                for event in lane.events
            ],
            "solution": list(lane.answer),
        }

    def _way(self, lane: Lane, event: RunEvent, order: list[int]) -> str:
        if event.kind not in ("retreat", "longest"):
            return ""
        return f", {retreat_told(lane.timeline, event.moment, order, lane.words.value)}"


def board_lane(
    letter: str, name: str, lane: Lane, calls: PageCalls, *, elsewhere: bool = False
) -> PageLane:
    """Return the lane of a search that fills a grid.

    Args:
        letter: of the lane.
        name: of the solution.
        lane: its writes.
        calls: its calls.
        elsewhere: True if it takes a value back on another board.
    """
    return PageLane(
        letter=letter,
        name=name,
        calls=calls,
        source=lane.source,
        words=lane.words,
        lane=lane,
        search_is_visible=elsewhere or search_is_visible([lane.timeline.trace]),
        run_notes=lane.notes,
        solved=lane.solved,
        stopped=lane.stopped,
        likely_line=lane.likely_line,
    )


def calls_lane(
    letter: str,
    name: str,
    recording: Recording,
    calls: PageCalls,
    failed: Failed | None = None,
) -> PageLane:
    """Return the lane of a search without a grid.

    Args:
        letter: of the lane.
        name: of the solution.
        recording: its run.
        calls: its calls.
        failed: the findings of the judge, if it has failed.
    """
    notes = [*ending_notes(recording), *blind_spots(recording.solution.source)]
    if failed and failed.likely:
        notes.append(f"Likely: {failed.likely}")
    return PageLane(
        letter=letter,
        name=name,
        calls=calls,
        source=shown_source(recording.solution),
        words=recording.problem.words,
        run_notes=[*map(escape, notes)],
        solved=recording.verdict.accepted,
        stopped=recording.run.ending in STOPPED,
        likely_line=failed.line if failed else 0,
    )


def lane_names(files: Sequence[Path], approaches: Sequence[Path]) -> list[str]:
    """Return a name for each file: its own without the ending, or its path where that is taken."""
    known = {path.resolve() for path in approaches}
    taken = [path.stem for path in approaches]
    taken += [file.stem for file in files if file.resolve() not in known]
    return [
        file.stem if file.resolve() in known or taken.count(file.stem) == 1 else str(file)
        for file in files
    ]
