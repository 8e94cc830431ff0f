"""Prints what a trace tells: its counts, and which lines and cells the search spent itself on."""

from __future__ import annotations

from collections import Counter

from harness.report import make_console
from harness.trace import Trace

MOST_LINES, MOST_CELLS = 8, 8
UNKNOWN = "no line: seen when the run was over, or beyond the first thirty-one lines that wrote"


def print_trace(trace: Trace, title: str, source: str, ending: str = "") -> None:
    """A page of text.

    Args:
        trace: the writes of a run.
        title: what ran, on what.
        source: the solution's text, or '' where it is not known.
        ending: how the run ended, where that is known.
    """
    console = make_console()
    lines, cells = Counter[int](), Counter[tuple[int, int]]()
    for step in trace:
        lines[step.line] += 1
        cells[step.cell] += 1
    console.print(title, style="bold", markup=False)
    console.print(
        f"{_counted(trace.writes, 'write')}: {_counted(trace.placements, 'placement')}, "
        f"{_counted(trace.overwrites, 'overwrite')}, {_counted(trace.undos, 'undo')}; "
        f"at most {_counted(trace.max_depth, 'cell')} filled at once"
    )
    if ending:
        console.print(ending, markup=False)
    if trace.dropped:
        were = "was" if trace.dropped == 1 else "were"
        told = _counted(trace.dropped, "write")
        console.print(f"{told} in the middle {were} counted and not kept")
    if trace.unwatched:
        console.print("rows were replaced by other lists, into which nobody can see")
    if not lines:
        return
    text = source.split("\n")
    console.print("by line", style="bold")
    for line, count in lines.most_common(MOST_LINES):
        quoted = text[line - 1].strip() if 0 < line <= len(text) else ""
        where = f"line {line:<4} {quoted}" if line else UNKNOWN
        console.print(f"{count:>12,}  {where}", markup=False)
    console.print("by cell", style="bold")
    for (row, column), count in cells.most_common(MOST_CELLS):
        console.print(f"{count:>12,}  r{row + 1}c{column + 1}")


def _counted(number: int, what: str) -> str:
    return f"{number:,} {what}{'s' * (number != 1)}"
