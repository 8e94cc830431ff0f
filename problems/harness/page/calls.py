"""The calls of a run as the page holds them: columns, which deflate well, and texts about them.

levels, ends, before, after     numbers of each call: its depth, the end of its subtree, and the
writes before it began and ended, if it fills a grid
lines, events, leads            the line that it was called from; its events as bits of `kinds`; 1
if an answer was found in its subtree
name, path, call, given, left, ended, under, marks      indexes into `texts`
answers                         the call that found each, its value then, its value at the end if
that differs, and its kind
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from harness.calls import CallEnd
from harness.record.events import SIGNS, Event
from harness.record.failure import Shown
from harness.record.tree import CallRow, CallRows
from harness.replay.lane import BoardLane, Lane
from harness.replay.tree_lines import MEANING, tree_drawing

MOST = 20_000
"""Calls that a page carries."""
TEXT_WIDTH = 100
"""Columns of the tree as a terminal prints it."""
MEANINGS = MEANING | {Event.RETREAT: "another choice, after a retreat"}
KINDS = {"fault": ("@", "shows why the run failed")} | {
    event.name.lower(): (sign, MEANINGS[event]) for event, sign in SIGNS.items()
}
"""The sign of each event and its meaning, by the name that the script has for it."""
ENDS = {
    CallEnd.OPEN: "did not end",
    CallEnd.RAISED: "raised an exception",
    CallEnd.YIELDED: "yielded",
    CallEnd.RETURNED: "returned",
}


@dataclass(frozen=True, slots=True)
class PageCalls:
    """The calls of a run, as the page shows them."""

    columns: Mapping[str, Any]
    """The first calls as columns."""
    events: Sequence[tuple[int, str, str]] = ()
    """The moment of the call that shows the mistake, with its kind and its text."""
    notes: Sequence[str] = ()
    """Facts about the calls that the reader must know."""
    opens: int = 0
    """The moment that is shown first, if the run fills no grid."""
    text: str = ""
    """The tree as a terminal prints it."""


def page_calls(lane: Lane) -> PageCalls:
    """Return the calls of a recorded run. What a failed run shows on its board, they do not say."""
    tree, has_board = lane.tree, isinstance(lane, BoardLane)
    failed = None if has_board else lane.fault
    shown = tree.rows[failed.row] if failed and failed.row < MOST else None
    opens = _moment(shown) if shown else 0
    drawn = tree_drawing(tree, lane.title, (), failed, TEXT_WIDTH)
    return PageCalls(
        _columns(tree, shown, has_board=has_board),
        [(opens, "fault", failed.text.replace("`", ""))] if failed and shown else [],
        [*_notes(tree, failed)],
        opens,
        "\n".join("".join(text for text, _ in line) for line in drawn),
    )


def _moment(row: CallRow) -> int:
    """Return the moment at which a call begins: so many have begun, and fewer have ended."""
    return 2 * row.number - row.depth + 1


def _notes(tree: CallRows, failed: Shown | None) -> Iterator[str]:
    totals, kept = tree.totals, min(len(tree.rows), MOST)
    if failed:
        yield f"Call {failed.row + 1:,}: {failed.text}."
    if len(tree.rows) > MOST or totals.kept < totals.calls:
        yield f"The tree has the first {kept:,} calls of the search, of {totals.calls:,} in all."


def _columns(tree: CallRows, shown: CallRow | None, *, has_board: bool) -> dict[str, Any]:
    """Return the first calls of a run as columns.

    Args:
        tree: the calls.
        shown: the call that shows why the run failed.
        has_board: True to count the writes.
    """
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
    if has_board:
        columns |= {"before": [row.before for row in rows], "after": [row.after for row in rows]}
    for row in rows:
        for name, text in _texts(row, several=several):
            columns.setdefault(name, []).append(numbers.setdefault(text, len(numbers)))
    return columns | {"texts": [*numbers]}


def _texts(row: CallRow, *, several: bool) -> Iterator[tuple[str, str]]:
    """Yield the texts of a call by their columns."""
    shows_name = several or not row.change
    yield "name", " ".join([row.function] * shows_name + [row.change] * bool(row.change))
    yield "path", row.path
    yield "call", f"{row.function}, called in line {row.line}" if row.line else row.function
    yield "given", "\n".join(f"{name} = {value}" for name, value in row.arguments)
    yield "left", "\n".join(f"{name} was {old}, is {new}" for name, old, new in row.left)
    result = f" {row.result or None}" if row.ended is CallEnd.RETURNED else ""
    yield "ended", f"{ENDS[row.ended]}{result}"
    counts = f"{row.calls:,} calls"
    counts += f" · {row.answers:,}✓ {row.dead_ends:,}✗" if row.answers or row.dead_ends else ""
    yield "under", counts * (row.calls > 1)
    yield "marks", "; ".join(MEANINGS[event] for event in row.events if event != Event.RETREAT)
