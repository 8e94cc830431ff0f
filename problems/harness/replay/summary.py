"""Prints the summary of a trace: its counts, its events, and the busiest lines and cells."""

from __future__ import annotations

from collections import Counter

from harness.console import make_console, plural
from harness.replay.lane import Lane

MOST_LINES, MOST_CELLS = 8, 8
UNKNOWN = "line unknown: the write was seen after the run, or 31 other lines wrote first"


def print_trace(lane: Lane) -> None:
    """Print a page of text."""
    console, trace = make_console(), lane.timeline.trace
    lines, cells = Counter[int](), Counter[tuple[int, int]]()
    for step in trace:
        lines[step.line] += 1
        cells[step.cell] += 1
    console.print(lane.title, style="bold")
    console.print(
        f"{plural(trace.writes, 'write')}: {plural(trace.placements, 'placement')}, "
        f"{plural(trace.overwrites, 'overwrite')}, {plural(trace.undos, 'undo')}; "
        f"at most {plural(trace.max_depth, 'cell')} filled at once"
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
    latest = {event.kind: event for event in lane.events.all}  # of several the last goes furthest
    latest.pop("retreat", None)  # the longest is a kind of its own
    console.print("at write", style="bold")
    for event in sorted(latest.values(), key=lambda event: event.moment):
        console.print(f"{lane.timeline.number(event.moment):>12,}  {event.text}")
