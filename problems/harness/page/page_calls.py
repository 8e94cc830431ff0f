"""The calls of a run with what a page says about them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from harness.page.call_columns import MOST, call_columns
from harness.record.events import Event
from harness.record.failure import Shown, where_it_failed
from harness.record.recording import Recording
from harness.record.tree import CallRow, CallRows, call_rows
from harness.replay.tree_lines import tree_drawing

COLUMNS = 100
"""Columns of the tree as a terminal prints it."""


@dataclass(frozen=True, slots=True)
class PageCalls:
    """The calls of a run, as the page shows them."""

    columns: Mapping[str, Any]
    """The first calls as columns: see `call_columns.py`."""
    counts: Sequence[tuple[int, str]] = ()
    """The counts of all calls, each with the singular of what it counts."""
    events: Sequence[tuple[int, str, str]] = ()
    """The moments worth going to, each with its kind and its text."""
    notes: Sequence[str] = ()
    """Facts about the calls that the reader must know."""
    opens: int = 0
    """The moment that is shown first, if the run fills no grid."""
    text: str = ""
    """The tree as a terminal prints it."""

    @property
    def levels(self) -> list[int]:
        """The number of open calls at each moment: after each has begun or returned."""
        levels, found = self.columns["levels"], [0]
        for level, following in zip(levels, [*levels[1:], 0], strict=True):
            found += [level + 1, *range(level, following - 1, -1)]
        return found


def page_calls(recording: Recording) -> PageCalls:
    """Return the calls of a recorded run."""
    found = call_rows(recording.run)
    failed, totals = where_it_failed(recording, found), found.totals
    shown = found.rows[failed.row] if failed and failed.row < MOST else None
    counts = [(totals.calls, "call")]
    if found.events.seen:
        counts += [(totals.answers, "answer"), (totals.dead_ends, "dead end")]
    drawn = tree_drawing(found, recording.solution.path.name, (), failed, COLUMNS)
    return PageCalls(
        call_columns(found, shown, has_board=recording.trace is not None),
        counts,
        sorted(_events(found, failed)),
        [*_notes(found, failed)],
        _moment(shown) if shown else 0,
        "\n".join("".join(text for text, _ in line) for line in drawn),
    )


def _moment(row: CallRow) -> int:
    """Return the moment at which a call begins: so many have begun, and fewer have ended."""
    return 2 * row.number - row.depth + 1


def _events(found: CallRows, failed: Shown | None) -> Iterator[tuple[int, str, str]]:
    """Yield the first call of each kind of event, and the call that shows what is wrong."""
    rows = found.rows[:MOST]
    for event in Event:
        first = next((row for row in rows if event in row.events), None)
        if first and event is not Event.RETREAT:
            yield _moment(first), event.name.lower(), ""
    if failed and failed.row < len(rows):
        yield _moment(rows[failed.row]), "fault", failed.text


def _notes(found: CallRows, failed: Shown | None) -> Iterator[str]:
    totals, kept = found.totals, min(len(found.rows), MOST)
    if failed:
        yield f"Call {failed.row + 1:,}: {failed.text}."
    if len(found.rows) > MOST or totals.kept < totals.calls:
        yield f"The tree has the first {kept:,} calls of the search, of {totals.calls:,} in all."
