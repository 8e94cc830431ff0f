"""The lanes of a page: recorded runs with a letter and a name.

The calls of a run as the page stores them: columns, which compress well, and their texts.

levels, ends, before, after     numbers of each call: its depth, the end of its subtree, and the
writes before it began and ended, if it fills a grid
lines, events, leads            the line that it was called from; its events as bits of `kinds`; 1
if an answer was found in its subtree
name, path, call, given, left, ended, under, marks      indexes into `texts`
answers                         for each answer: the number of its call, its value then, its value
at the end if it differs, and "fault" if its call shows why the run failed
"""

import json
from base64 import b64encode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any
from zlib import compress

from harness.calls import CallEnd
from harness.child.recorder import packed
from harness.drawing import narrow
from harness.record.events import SIGNS, Event
from harness.record.tree import CallRow
from harness.replay.lane import BoardLane, Lane
from harness.replay.lane_text import NOTHING_WRITTEN, WRITTEN
from harness.replay.tree_lines import ENDS, MEANING, POINTER

LETTERS = "ABCD"
"""The letters of the lanes; a page has at most one lane for each letter."""
SMALLEST = 9
"""The compression level of the writes and calls."""
MOST = 20_000
"""The number of a run's calls that a page holds."""
KINDS = {"fault": (POINTER, "shows why the run failed")} | {
    event.name.lower(): (sign, MEANING[event]) for event, sign in SIGNS.items()
}
"""The sign and the meaning of each kind of event, by its name in the script."""


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


def shown_call(lane: Lane) -> CallRow | None:
    """Return the call that shows why a run failed, or None if its board shows that."""
    if isinstance(lane, BoardLane) or lane.fault is None or lane.fault.row >= MOST:
        return None
    return lane.tree.rows[lane.fault.row]


def call_columns(lane: Lane) -> dict[str, Any]:
    """Return the first calls of a run as columns."""
    tree, shown = lane.tree, shown_call(lane)
    rows, kinds = tree.rows[:MOST], [*KINDS]
    numbers: dict[str, int] = {}
    several = len({row.function for row in rows[1:]}) > 1
    columns: dict[str, Any] = {
        "levels": [row.depth for row in rows],
        "ends": [min(row.end, len(rows)) for row in rows],
        "lines": [row.line or row.first_line for row in rows],
        "leads": [int(row.answers > 0) for row in rows],
        "events": [
            sum(1 << kinds.index(event.name.lower()) for event in row.events) + (row is shown)
            for row in rows
        ],
        "kinds": kinds,
        "answers": [
            [
                answer.row,
                answer.saved,
                answer.now if answer.now != answer.saved else "",
                "fault" if shown and answer.row == shown.number else "",
            ]
            for answer in tree.answers
            if answer.row < len(rows)
        ],
    }
    if isinstance(lane, BoardLane):
        columns |= {"before": [row.before for row in rows], "after": [row.after for row in rows]}
    for row in rows:
        for name, text in _texts(row, several=several):
            columns.setdefault(name, []).append(numbers.setdefault(text, len(numbers)))
    return columns | {"texts": [*numbers]}


def _texts(row: CallRow, *, several: bool) -> Iterator[tuple[str, str]]:
    """Yield the name of each column of texts, with a call's text."""
    shows_name = several or not row.change
    yield "name", " ".join([row.function] * shows_name + [row.change] * bool(row.change))
    yield "path", row.path
    yield "call", f"{row.function}, called in line {row.line}" if row.line else row.function
    yield "given", "\n".join(f"{name} = {value}" for name, value in row.arguments)
    yield "left", "\n".join(f"{name} = {after}" for name, after in row.left)
    result = f" {row.result or None}" if row.ended is CallEnd.RETURNED else ""
    yield "ended", f"{ENDS.get(row.ended, row.ended)}{result}"
    counts = f"{row.calls:,} calls"
    counts += f" · {row.answers:,}✓ {row.dead_ends:,}✗" if row.answers or row.dead_ends else ""
    yield "under", counts * (row.calls > 1)
    yield "marks", "; ".join(MEANING[event] for event in row.events if event != Event.RETREAT)
