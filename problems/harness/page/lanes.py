"""The lanes of a page: recorded runs with a letter and a name, and their data for the script.

Each call of a run is an object:

level, end          its depth, and the number after the last call of its subtree
before, after       the numbers of writes before it began and ended, if the run fills a grid
line                the line that it was called from
leads               true if an answer was found in its subtree
events              the names of its events in `KINDS`
name, path, call, given, left, ended, under, marks      texts
"""

import json
from base64 import b64encode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any
from zlib import compress

from harness.calls import BOARD, CallEnd, Opaque
from harness.child.recorder import packed
from harness.drawing import narrow
from harness.record.node import SIGNS, CallEvent, Node
from harness.record.texts import value_text
from harness.replay.lane import BoardLane, Lane
from harness.replay.lane_text import NOTHING_WRITTEN, WRITTEN
from harness.replay.tree_lines import ENDS, MEANING, POINTER

LETTERS = "ABCD"
"""The letters of the lanes; a page has at most one lane for each letter."""
SMALLEST = 9
"""The compression level of the writes and calls."""
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
        return [("calls", "calls", len(tree.nodes)), ("depth", "depth", totals.depth), *seen]

    @property
    def notes(self) -> list[str]:
        """Notes on the run and its calls."""
        notes, tree, fault = [*self.run.notes], self.run.tree, self.run.fault
        if fault and not self.board:
            notes.append(f"Call {fault.row + 1:,}: {fault.text}.")
        if tree.totals.kept < tree.totals.calls:
            counts = f"{tree.totals.kept:,} of {tree.totals.calls:,}"
            notes.append(f"Only the first {counts} calls were kept.")
        return notes

    @property
    def opens(self) -> int:
        """The moment at which playback starts."""
        if self.board:
            return self.board.opens
        shown = shown_call(self.run)  # the calls that have begun and ended by then
        return 2 * shown.row - shown.depth + 1 if shown else 0

    @property
    def lines(self) -> set[int]:
        """The lines that write or call."""
        writing = self.board.timeline.trace.lines if self.board else ()
        calling = map(source_line, self.run.tree.nodes)
        return {line for line in (*writing, *calling) if line}

    def data(self) -> dict[str, Any]:
        """Return the lane's data for the page's script: writes, calls and events."""
        calls = json.dumps(call_data(self.run), separators=(",", ":"), ensure_ascii=False)
        return {
            "name": self.name,
            "letter": self.letter,
            "calls": b64encode(compress(calls.encode(), SMALLEST)).decode(),
            **(_writes(self.board) if self.board else self._steps()),
        }

    def _steps(self) -> dict[str, Any]:
        fault = self.run.fault.text.replace("`", "") if self.run.fault else ""
        return {
            "lines": [],
            "unit": "steps",
            "nothing": "nothing called yet",
            "writes": 2 * len(self.run.tree.nodes),
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


def source_line(node: Node) -> int:
    """Return the line that made a call, or else the line of its `def`."""
    return node.call.line or node.call.first_line


def shown_call(lane: Lane) -> Node | None:
    """Return the call that shows why a run failed, or None if its board shows that."""
    if isinstance(lane, BoardLane) or lane.fault is None:
        return None
    return lane.tree.nodes[lane.fault.row]


def call_data(lane: Lane) -> dict[str, Any]:
    """Return the calls of a run, and its answers, as data for the page's script.

    An answer has the number of its call, its value then, and its value at the end if it differs.
    """
    shown, nodes = shown_call(lane), lane.tree.nodes
    several = len({node.call.function for node in nodes[1:]}) > 1
    calls = []
    for node in nodes:
        events = [event.name.lower() for event in node.events]
        call = {
            "level": node.depth,
            "end": node.end,
            "line": source_line(node),
            "leads": node.answers > 0,
            "events": ["fault"] * (node is shown) + events,
        }
        if isinstance(lane, BoardLane):
            call |= {"before": node.call.before, "after": node.last.after}
        calls.append(call | dict(_texts(node, several=several)))
    answers = [
        [answer.row, answer.saved] + [answer.now] * (answer.now != answer.saved)
        for answer in lane.tree.answers
    ]
    return {"calls": calls, "answers": answers}


def _texts(node: Node, *, several: bool) -> Iterator[tuple[str, str]]:
    """Yield the texts of a call with their names."""
    function, line, end = node.call.function, node.call.line, node.last.end
    shows_name = several or not node.change
    yield "name", " ".join([function] * shows_name + [node.change] * bool(node.change))
    yield "path", node.path
    yield "call", f"{function}, called on line {line}" if line else function
    yield "given", "\n".join(f"{name} = {value_text(value)}" for name, value in _shown(node))
    yield "left", "\n".join(f"{name} = {after}" for name, after in node.left)
    result = f" {node.result or None}" if end is CallEnd.RETURNED else ""
    yield "ended", f"{ENDS.get(end, end)}{result}"
    counts = f"{node.calls:,} calls"
    counts += f" · {node.answers:,}✓ {node.dead_ends:,}✗" if node.answers or node.dead_ends else ""
    yield "under", counts * (node.calls > 1)
    yield "marks", "; ".join(MEANING[event] for event in node.events if event != CallEvent.RETREAT)


def _shown(node: Node) -> Iterator[tuple[str, Any]]:
    """Yield the variables of a call, except functions and objects."""
    for name, value in node.values.items():
        if not isinstance(value, Opaque) or value.type in ("dict", BOARD.type):
            yield name, value
