"""The headline of a page, in words: who solved the board, and with how many writes or calls."""

from __future__ import annotations

from collections.abc import Sequence

from harness.page.lanes import PageLane

ABOUT_EQUAL = 1.05
"""Two counts whose ratio is smaller are called about equal."""


def page_headline(lanes: Sequence[PageLane]) -> str:
    """Return the first lane beside the one most unlike it, or else what became of the first."""
    first = lanes[0]
    rivals = [lane for lane in lanes[1:] if _may_be_compared(first, lane)]
    if not rivals:
        return f"{_ending(first)}."
    return _compared(first, max(rivals, key=lambda lane: _ratio(*_ordered(first, lane))))


def outcome(lane: PageLane, headline: str = "") -> str:
    """Return what became of a lane, as a clause: who, whether it was solved, and the counts.

    Whether it was solved is left out where the headline says it.
    """
    counts = [_counted(number, what) for number, what in _counts(lane)]
    link = " with" if lane.run.solved else ", after" if lane.run.stopped else ":"
    who = f"{_ending(lane)}{link}" if headline != f"{_ending(lane)}." else f"{lane.name}:"
    return f"{who} {', '.join(counts[:-1])} and {counts[-1]}"


def _counts(lane: PageLane) -> Sequence[tuple[int, str]]:
    if lane.board is None:
        return lane.calls.counts
    trace = lane.board.timeline.trace
    over = [(trace.overwrites, "overwrite")] * bool(trace.overwrites)
    return [(trace.placements, "placement"), *over, (trace.undos, "undo")]


def _ending(lane: PageLane) -> str:
    if lane.run.stopped:
        return f"{lane.name} was stopped before it ended"
    if lane.board is None:
        return f"{lane.name} returned a {'right' if lane.run.solved else 'wrong'} answer"
    return f"{lane.name} {lane.run.words.solved if lane.run.solved else lane.run.words.failed}"


def _may_be_compared(first: PageLane, other: PageLane) -> bool:
    """Return True if the counts of two lanes tell who had to search more."""
    more, fewer = _ordered(first, other)
    visible = more.search_is_visible and fewer.search_is_visible
    wrote_enough = more.run.solved or more.run.stopped
    return first.run.solved and fewer.run.solved and wrote_enough and (visible or not first.board)


def _compared(first: PageLane, other: PageLane) -> str:
    more, fewer = _ordered(first, other)
    wrote = f"wrote {{}}{first.run.words.value}s" if first.board else "made {}calls"
    if _effort(more) == _effort(fewer):
        same = wrote.format("the same number of ")
        return f"{first.name} and {other.name} {same}: {_effort(first):,}."
    ratio = _ratio(more, fewer)
    if ratio < ABOUT_EQUAL:
        return f"{first.name} {wrote.format('about as many ')} as {other.name}."
    times = f"{ratio:,.0f}" if ratio >= 9.95 else f"{ratio:.1f}"
    least = "at least " if more.run.stopped else ""
    return f"{more.name} {wrote.format(f'{least}{times} times as many ')} as {fewer.name}."


def _ordered(first: PageLane, other: PageLane) -> tuple[PageLane, PageLane]:
    """Return the lane with more writes or calls, then the one with fewer."""
    return (first, other) if _effort(first) >= _effort(other) else (other, first)


def _effort(lane: PageLane) -> int:
    """Return the number of values that were written, or the calls of a search without a board."""
    return lane.board.timeline.trace.values_written if lane.board else lane.calls.counts[0][0]


def _ratio(more: PageLane, fewer: PageLane) -> float:
    return _effort(more) / max(1, _effort(fewer))


def _counted(number: int, what: str) -> str:
    """Return `1 undo`, `2 undos`, and `no undo` for 0."""
    return f"{number:,} {what}{'s' * (number > 1)}" if number else f"no {what}"
