"""The calls of a run as columns, which deflate well, as the page's script reads them.

levels, ends, before, after     numbers of each call: its depth, the end of its subtree, and the
writes before it began and ended, if it fills a grid
lines, events                   the line that it was called from; its events as bits of `kinds`
name, way, call, given, left, ended, under, marks       indexes into `texts`
answers                         the call that found each, its value then and its kind
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from harness.calls import CallEnd
from harness.record.events import Event
from harness.record.run_events import EVENT_KINDS
from harness.record.tree import SIGNS, CallRow, CallRows
from harness.replay.tree_lines import MEANING

MOST = 20_000
"""Calls that a page carries."""
MEANINGS = MEANING | {Event.RETREAT: "another choice, after a retreat"}
KINDS = {"fault": EVENT_KINDS["fault"]} | {
    event.name.lower(): (sign, MEANINGS[event]) for event, sign in SIGNS.items()
}
"""The sign of each event and its meaning, by the name that the script has for it."""
ENDS = {
    CallEnd.OPEN: "did not end",
    CallEnd.RAISED: "raised an exception",
    CallEnd.YIELDED: "yielded",
    CallEnd.RETURNED: "returned",
}


class Texts:
    """Texts by their numbers: each is kept once."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}

    def put(self, text: str) -> int:
        """Return the number of a text."""
        return self.numbers.setdefault(text, len(self.numbers))


def call_columns(found: CallRows, shown: CallRow | None, *, has_board: bool) -> Mapping[str, Any]:
    """Return the first calls of a run as columns.

    Args:
        found: the calls.
        shown: the call that shows why the run failed.
        has_board: True to count the writes.
    """
    rows, texts, kinds = found.rows[:MOST], Texts(), [*KINDS]
    several = len({row.function for row in rows[1:]}) > 1
    columns: dict[str, Any] = {
        "levels": [row.depth for row in rows],
        "ends": [min(row.end, len(rows)) for row in rows],
        "lines": [row.line or row.first_line for row in rows],
        "events": [
            sum(1 << kinds.index(event.name.lower()) for event in row.events) + (row is shown)
            for row in rows
        ],
    }
    if has_board:
        columns |= {"before": [row.before for row in rows], "after": [row.after for row in rows]}
    for row in rows:
        for name, text in _texts(row, several=several):
            columns.setdefault(name, []).append(texts.put(text))
    answers = [
        [one.row, one.saved, "fault" if shown and one.row == shown.number else ""]
        for one in found.answers
        if one.row < len(rows)
    ]
    shared = found.totals.objects < len(found.answers)
    return (
        columns
        | {"texts": [*texts.numbers], "kinds": kinds}
        | {"answers": answers, "shared": shared}
    )


def _texts(row: CallRow, *, several: bool) -> Iterator[tuple[str, str]]:
    """Yield the texts of a call by their columns."""
    shows_name = several or not row.change
    yield "name", " ".join([row.function] * shows_name + [row.change] * bool(row.change))
    yield "way", row.path
    yield "call", f"{row.function}, called in line {row.line}" if row.line else row.function
    yield "given", "\n".join(f"{name} = {value}" for name, value in row.arguments)
    left = "\n".join(f"{name} was {before}, is {after}" for name, before, after in row.left)
    yield "left", left
    result = f" {row.result or None}" if row.ended is CallEnd.RETURNED else ""
    yield "ended", f"{ENDS[row.ended]}{result}"
    counts = f"{row.calls:,} calls"
    counts += f" · {row.answers:,}✓ {row.dead_ends:,}✗" if row.answers or row.dead_ends else ""
    yield "under", counts * (row.calls > 1)
    marks = (MEANINGS[event] for event in row.events if event is not Event.RETREAT)
    yield "marks", "; ".join(marks)
