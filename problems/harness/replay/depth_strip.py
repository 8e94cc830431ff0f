"""The whole run in a few lines of text: its depth over time, and where its events are. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise

from harness.drawing import Drawing, Segment
from harness.record.run_events import EVENT_KINDS
from harness.record.timeline import Timeline
from harness.replay.lane import BoardLane

EIGHTHS = " ▁▂▃▄▅▆▇█"
MEANING = "█ all of that time, ▒ some of it"


def depths(levels: Sequence[int], width: int, least: int = 0) -> list[tuple[int, int]]:
    """Return the least and the greatest depth in each of `width` equal parts of the run.

    Args:
        levels: at each moment.
        width: the number of parts.
        least: the level at which the depth is 0.
    """
    length = len(levels) - 1
    edges = [column * (length + 1) // width for column in range(width + 1)]
    parts = [levels[min(start, length) : max(end, start + 1)] for start, end in pairwise(edges)]
    return [(min(part) - least, max(part) - least) for part in parts]


def strip_lines(timeline: Timeline, width: int, rows: int) -> Drawing:
    """Draw the depth over time: full up to the least depth of a column, grey to the greatest."""
    columns = depths(timeline.filled, width, timeline.givens)
    top = max(1, *(high for _, high in columns))
    lines: Drawing = []
    for row in reversed(range(rows)):
        line: list[Segment] = []
        for low, high in columns:
            surely, at_most = (level * rows / top - row for level in (low, high))
            if surely >= 1:
                line.append(("█", "bar"))
            elif at_most >= 1:
                line.append(("▒", "range"))
            else:
                line.append((EIGHTHS[max(0, round(at_most * 8))], "bar"))
        runs = groupby(line, key=lambda segment: segment[1])
        lines.append([("".join(text for text, _ in run), style) for style, run in runs])
    return lines


def mark_line(lane: BoardLane, moment: int, width: int) -> list[Segment]:
    """Draw the position and the signs of the events below the strip, the most important on top."""
    line, rank = [" "] * width, list(EVENT_KINDS)
    for event in sorted(lane.events, key=lambda event: -rank.index(event.kind)):
        line[column_of(lane.timeline, event.moment, width)] = EVENT_KINDS[event.kind][0]
    at = column_of(lane.timeline, moment, width)
    return [("".join(line[:at]), "event"), ("▲", "here"), ("".join(line[at + 1 :]), "event")]


def column_of(timeline: Timeline, moment: int, width: int) -> int:
    """Return the column of a strip that a moment lies in."""
    return moment * width // (timeline.length + 1)
