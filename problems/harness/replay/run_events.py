"""The moments of a run worth going to, found by searching bytes, never step by step."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Any

from harness.child.recorder import CELL
from harness.problem import Words
from harness.replay.timeline import OVERWRITTEN, SAME, UNDONE, Timeline

SHORTEST = 2
"""The least number of undos in a row that counts as a retreat."""


@dataclass(frozen=True, slots=True)
class RunEvent:
    """A moment, its kind (one of `EVENT_KINDS`) and a description."""

    moment: int
    kind: str
    text: str


EVENT_KINDS = {
    "fault": ("@", "shows why the run failed"),
    "answer": ("✓", "the answer is found"),
    "undone": ("x", "the answer is undone again"),
    "given": ("#", "a {given} is changed"),
    "wrong": ("!", "first {value} not in the {answer}"),
    "longest": ("V", "longest retreat: most undos in a row"),
    "overwrite": ("o", "first overwrite of a placed {value}"),
    "retreat": ("v", "longest retreat yet"),
    "deepest": ("^", "deepest yet"),
}
"""The sign of each kind, and its meaning in the words of a problem; the most important first."""
WORDS = Words()


def meanings(words: Words) -> dict[str, tuple[str, str]]:
    """Return the sign and the meaning of each kind of event."""
    return {kind: (sign, words.fill(text)) for kind, (sign, text) in EVENT_KINDS.items()}


class RunEvents:
    """The events of a timeline, in the order in which they came."""

    def __init__(
        self,
        timeline: Timeline,
        solution: Sequence[Sequence[Any]] | None = None,
        words: Words = WORDS,
        *,
        accepted: bool = False,
    ) -> None:
        """Find the events of a run.

        Args:
            timeline: of the run.
            solution: the only right answer. Without it no write counts as wrong.
            words: the problem's own.
            accepted: True if the last board is an answer: it counts as one without a solution.
        """
        self.timeline = timeline
        self.solution = bytes(_indexes(timeline, solution)) if solution else b""
        found = [
            *_deepest(timeline),
            *_retreats(timeline),
            *_overwrites(timeline),
            *_answer(timeline, self.solution, accepted=accepted),
        ]
        filled = (replace(event, text=words.fill(event.text)) for event in found)
        self.all = _in_order(filled)

    def plus(self, event: RunEvent) -> RunEvents:
        """Return the same events, and one more."""
        more = copy(self)
        more.all = _in_order([*self.all, event])
        return more

    def after(self, moment: int) -> RunEvent | None:
        """Return the next event after a moment."""
        at = bisect_right(self.all, moment, key=_moment)
        return self.all[at] if at < len(self.all) else None

    def before(self, moment: int) -> RunEvent | None:
        """Return the last event before a moment."""
        at = bisect_left(self.all, moment, key=_moment)
        return self.all[at - 1] if at else None

    def at(self, moment: int) -> list[RunEvent]:
        """Return the events of a moment, the most important first."""
        start = bisect_left(self.all, moment, key=_moment)
        return self.all[start : bisect_right(self.all, moment, key=_moment)]


_moment = attrgetter("moment")


def _in_order(events: Iterable[RunEvent]) -> list[RunEvent]:
    """Return events by their moments; of one moment the most important first."""
    rank = list(EVENT_KINDS)
    return sorted(events, key=lambda event: (event.moment, rank.index(event.kind)))


def _deepest(timeline: Timeline) -> list[RunEvent]:
    """Find each moment deeper than all before, unless the next step goes deeper still."""
    deepest, events = timeline.filled[0], []
    firsts = sorted((timeline.filled.find(level), level) for level in set(timeline.filled))
    for (moment, level), (later, _) in zip(firsts, [*firsts[1:], (-1, 0)], strict=True):
        if level > deepest:
            deepest = level
            if later != moment + 1 or timeline.filled[later] < level:
                text = f"deepest yet: {level - timeline.givens}"
                events.append(RunEvent(moment, "deepest", text))
    return events


def _retreats(timeline: Timeline) -> list[RunEvent]:
    """Find the end of each run of undos that is longer than all before."""
    length, rows = 0, []
    for first, end in timeline.unbroken():
        at = first
        while (at := timeline.kinds.find(bytes([UNDONE]) * (length + 1), at, end)) >= 0:
            rest = timeline.kinds[at : min(end, at + len(timeline.trace.start) + 1)]
            length = len(rest) - len(rest.lstrip(bytes([UNDONE])))
            if length >= SHORTEST:
                rows.append((at + length, length))
    last = len(rows) - 1
    return [
        RunEvent(
            end,
            "longest" if row == last else "retreat",
            f"longest retreat{'' if row == last else ' yet'}: {length} undone in a row",
        )
        for row, (end, length) in enumerate(rows)
    ]


def _overwrites(timeline: Timeline) -> list[RunEvent]:
    """Find the first overwrite of a placed digit, and the first change of a given."""
    words, start, events = timeline.words, timeline.trace.start, []
    at = timeline.kinds.find(OVERWRITTEN)
    while at >= 0 and start[words[at] >> CELL & 127]:
        at = timeline.kinds.find(OVERWRITTEN, at + 1)
    if at >= 0:
        events.append(RunEvent(at + 1, "overwrite", "first overwrite of a placed {value}"))
    # there are few distinct words, so searching those is quicker than searching all writes
    spoilt = [word for word in set(words) if start[word >> CELL & 127] not in (0, word & 15)]
    if spoilt:
        first = min(map(words.index, spoilt))
        events.append(RunEvent(first + 1, "given", "a {given} is changed"))
    return events


def _answer(timeline: Timeline, solution: bytes, *, accepted: bool) -> list[RunEvent]:
    """Find the first wrong digit, the write that completes the answer, and its undo."""
    events = []
    if solution:
        bad = (
            at
            for at, word in enumerate(timeline.words, 1)
            if word & 15 not in (0, solution[word >> CELL & 127])
        )
        if first := next(bad, 0):
            text = "first {value} that is not in the {answer}"
            events.append(RunEvent(first, "wrong", text))
    last = timeline.cells_at(timeline.length) if accepted else b""
    found = _completed(timeline, solution or last)
    if found:
        events.append(RunEvent(found, "answer", "the answer is found"))
        rest = timeline.kinds[found:]
        changed = len(rest) - len(rest.lstrip(bytes([SAME])))
        if changed < len(rest):
            text = "the answer is undone after it was found"
            events.append(RunEvent(found + changed + 1, "undone", text))
    return events


def _completed(timeline: Timeline, answer: bytes) -> int:
    """Return the first moment at which the board is the full answer, 0 if there is none."""
    full = timeline.filled.find(len(answer), 1)
    if not answer or full < 0 or 0 in answer:
        return 0
    for first, end in (full, timeline.gap), (max(full, timeline.gap + 1), timeline.length):
        cells = timeline.cells_at(min(first, timeline.length))
        wrong = sum(cell != right for cell, right in zip(cells, answer, strict=True))
        for moment in range(first, end + 1):
            if moment > first:
                cell = timeline.words[moment - 1] >> CELL & 127
                old, new = divmod(timeline.pairs[moment - 1], 16)
                wrong += (old == answer[cell]) - (new == answer[cell])
            if not wrong:
                return moment
    return 0


def _indexes(timeline: Timeline, board: Sequence[Sequence[Any]]) -> list[int]:
    """Return the indexes of a board's values, 255 for a value that was never written."""
    index = {value: at for at, value in enumerate(timeline.trace.values) if type(value) is str}
    return [index.get(value, 255) for row in board for value in row]
