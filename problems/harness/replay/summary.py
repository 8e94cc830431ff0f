"""Prints what a trace tells: its counts, its moments, and where the search spent itself."""

from __future__ import annotations

from collections import Counter

from harness.judge.report import make_console
from harness.replay.player import Lane

MOST_LINES, MOST_CELLS = 8, 8
UNKNOWN = "no line: seen when the run was over, or beyond the first thirty-one lines that wrote"


def print_trace(lane: Lane) -> None:
    """A page of text."""
    console, trace = make_console(), lane.timeline.trace
    lines, cells = Counter[int](), Counter[tuple[int, int]]()
    for step in trace:
        lines[step.line] += 1
        cells[step.cell] += 1
    console.print(lane.title, style="bold")
    console.print(
        f"{_counted(trace.writes, 'write')}: {_counted(trace.placements, 'placement')}, "
        f"{_counted(trace.overwrites, 'overwrite')}, {_counted(trace.undos, 'undo')}; "
        f"at most {_counted(trace.max_depth, 'cell')} filled at once"
    )
    for note in lane.notes:
        console.print(note)
    if not lines:
        return
    console.print("by line", style="bold")
    for line, count in lines.most_common(MOST_LINES):
        quoted = lane.source[line - 1].strip() if 0 < line <= len(lane.source) else ""
        where = f"line {line:<4} {quoted}" if line else UNKNOWN
        console.print(f"{count:>12,}  {where.rstrip()}")
    console.print("by cell", style="bold")
    for (row, column), count in cells.most_common(MOST_CELLS):
        console.print(f"{count:>12,}  r{row + 1}c{column + 1}")
    latest = {event.kind: event for event in lane.events.all}  # of several, the last goes furthest
    latest.pop("retreat", None)  # the longest is a kind of its own
    console.print("at write", style="bold")
    for event in sorted(latest.values(), key=lambda event: event.moment):
        console.print(f"{lane.timeline.number(event.moment):>12,}  {event.text}")


def _counted(number: int, what: str) -> str:
    return f"{number:,} {what}{'s' * (number != 1)}"
