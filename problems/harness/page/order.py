"""The order in which a search fills the blanks, as far as its writes prove one."""

from __future__ import annotations

from harness.child.recorder import CELL
from harness.record.timeline import SAME, UNDONE, Timeline


def fill_order(timeline: Timeline) -> list[int]:
    """Return the blanks by rows or by columns, as the search fills them; [] if it does neither."""
    trace = timeline.trace
    rows = [cell for cell, value in enumerate(trace.start) if not value]
    columns = sorted(rows, key=lambda cell: (cell % trace.width, cell))
    deep = trace.max_depth > 1
    return next((one for one in (rows, columns) if deep and _keeps_to(timeline, one)), [])


def _keeps_to(timeline: Timeline, order: list[int]) -> bool:
    """Return True if each write is to the blank that its depth says."""
    filled, givens, places = timeline.filled, timeline.givens, {*enumerate(order)}
    return all(
        kind == SAME or (filled[at] - givens - (kind != UNDONE), word >> CELL & 127) in places
        for at, (kind, word) in enumerate(zip(timeline.kinds, timeline.words, strict=True), 1)
    )


def retreat_told(timeline: Timeline, moment: int, order: list[int], value: str) -> str:
    """Return from where to where the run of undos up to a moment went, and why if that is known."""
    cells = timeline.retreat_at(moment)
    way = f"{_name(timeline, cells[-1])} back to {_name(timeline, cells[0])}"
    depth = timeline.depth_at(moment - len(cells))
    if depth >= len(order):
        return way
    return f"{way}, after no {value} went into the next blank, {_name(timeline, order[depth])}"


def _name(timeline: Timeline, cell: int) -> str:
    row, column = divmod(cell, timeline.trace.width)
    return f"r{row + 1}c{column + 1}"
