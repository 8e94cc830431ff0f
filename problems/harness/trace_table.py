"""Prints what a trace tells: its counts, and which lines and cells the search spent itself on."""

from __future__ import annotations

from collections import Counter

from harness.report import make_console
from harness.trace import Trace

MOST_LINES, MOST_CELLS = 8, 8


def print_trace(trace: Trace, title: str, source: str) -> None:
    """A page of text.

    Args:
        trace: the writes of a run.
        title: what ran, on what.
        source: the solution's text, or '' where it is not known.
    """
    console = make_console()
    lines, cells = Counter[int](), Counter[tuple[int, int]]()
    for step in trace:
        lines[step.line] += 1
        cells[step.cell] += 1
    console.print(title, style="bold", markup=False)
    console.print(
        f"{trace.writes:,} writes: {trace.placements:,} placements, {trace.overwrites:,} "
        f"overwrites, {trace.undos:,} undos; at most {trace.max_depth} cells filled at once"
    )
    if trace.dropped:
        console.print(f"the {trace.dropped:,} writes in the middle were counted and not kept")
    text = source.split("\n")
    console.print("by line", style="bold")
    for line, count in lines.most_common(MOST_LINES):
        quoted = text[line - 1].strip() if 0 < line <= len(text) else ""
        console.print(f"{count:>12,}  line {line:<4} {quoted}", markup=False)
    console.print("by cell", style="bold")
    for (row, column), count in cells.most_common(MOST_CELLS):
        console.print(f"{count:>12,}  r{row + 1}c{column + 1}")
