"""The headline of a page, in words: who solved the board, and with how many writes."""

from __future__ import annotations

from collections.abc import Sequence

from harness.page.lanes import PageLane

ABOUT_EQUAL = 1.05
"""Two counts whose ratio is smaller are called about equal."""


def page_headline(lanes: Sequence[PageLane]) -> str:
    """Return the first lane beside the one most unlike it, or else what became of the first."""
    first = lanes[0]
    rivals = [one for one in lanes[1:] if _may_be_compared(first, one)]
    if not rivals:
        return f"{_ending(first)}."
    return _compared(first, max(rivals, key=lambda one: _ratio(*_ordered(first, one))))


def outcome(one: PageLane, headline: str = "") -> str:
    """Return what became of a lane, as a clause: who, whether it was solved, and the counts.

    Whether it was solved is left out where the headline says it.
    """
    trace = one.lane.timeline.trace
    counts = [_counted(trace.placements, "placement")]
    counts += [_counted(trace.overwrites, "overwrite")] * bool(trace.overwrites)
    counts += [_counted(trace.undos, "undo")]
    link = " with" if one.lane.solved else ", after" if one.lane.stopped else ":"
    who = f"{_ending(one)}{link}" if headline != f"{_ending(one)}." else f"{one.name}:"
    return f"{who} {', '.join(counts[:-1])} and {counts[-1]}"


def _ending(one: PageLane) -> str:
    if one.lane.stopped:
        return f"{one.name} was stopped before it ended"
    words = one.lane.words
    return f"{one.name} {words.solved if one.lane.solved else words.failed}"


def _may_be_compared(first: PageLane, other: PageLane) -> bool:
    """Return True if the counts of two lanes tell who had to search more."""
    more, fewer = _ordered(first, other)
    visible = more.search_is_visible and fewer.search_is_visible
    wrote_enough = more.lane.solved or more.lane.stopped
    return first.lane.solved and fewer.lane.solved and wrote_enough and visible


def _compared(first: PageLane, other: PageLane) -> str:
    more, fewer = _ordered(first, other)
    value = f"{first.lane.words.value}s"
    if _written(more) == _written(fewer):
        same = f"{first.name} and {other.name} wrote the same number of {value}"
        return f"{same}: {_written(first):,}."
    ratio = _ratio(more, fewer)
    if ratio < ABOUT_EQUAL:
        return f"{first.name} wrote about as many {value} as {other.name}."
    times = f"{ratio:,.0f}" if ratio >= 9.95 else f"{ratio:.1f}"
    least = "at least " if more.lane.stopped else ""
    return f"{more.name} wrote {least}{times} times as many {value} as {fewer.name}."


def _ordered(first: PageLane, other: PageLane) -> tuple[PageLane, PageLane]:
    """Return the lane that wrote more values, then the one that wrote fewer."""
    return (first, other) if _written(first) >= _written(other) else (other, first)


def _written(one: PageLane) -> int:
    return one.lane.timeline.trace.values_written


def _ratio(more: PageLane, fewer: PageLane) -> float:
    return _written(more) / max(1, _written(fewer))


def _counted(number: int, what: str) -> str:
    """Return `1 undo`, `2 undos`, and `no undo` for 0."""
    return f"{number:,} {what}{'s' * (number > 1)}" if number else f"no {what}"
