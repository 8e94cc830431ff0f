"""The calls of a run as the page stores them: columns, which compress well, and their texts.

levels, ends, before, after     numbers of each call: its depth, the end of its subtree, and the
writes before it began and ended, if it fills a grid
lines, events, leads            the line that it was called from; its events as bits of `kinds`; 1
if an answer was found in its subtree
name, path, call, given, left, ended, under, marks      indexes into `texts`
answers                         for each answer: the number of its call, its value then, its value
at the end if it differs, and "fault" if its call shows why the run failed
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from harness.calls import CallEnd
from harness.record.events import SIGNS, Event
from harness.record.tree import CallRow
from harness.replay.lane import BoardLane, Lane
from harness.replay.tree_lines import ENDS, MEANING, POINTER

MOST = 20_000
"""The number of a run's calls that a page holds."""
KINDS = {"fault": (POINTER, "shows why the run failed")} | {
    event.name.lower(): (sign, MEANING[event]) for event, sign in SIGNS.items()
}
"""The sign and the meaning of each kind of event, by its name in the script."""


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
