"""The events of a run that fills a grid."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from operator import attrgetter, ne

from harness.child.recorder import CELL
from harness.problem import Words
from harness.record.timeline import SAME, Timeline


@dataclass(frozen=True, slots=True)
class RunEvent:
    """An event: its moment, its kind (answer, undone, given, wrong or fault) and a description."""

    moment: int
    kind: str
    text: str


def find_write_events(timeline: Timeline, answer: bytes, words: Words) -> list[RunEvent]:
    """Return the events among a run's writes in chronological order, the most important first.

    Args:
        timeline: the writes of the run.
        answer: the only right board, as `Timeline.indexes_of` returns it; empty if it is unknown.
        words: the problem's words for the things on its board.
    """
    events = [*_answer(timeline, answer), *_changed_given(timeline), *_wrong(timeline, answer)]
    return by_moment(replace(event, text=words.fill(event.text)) for event in events)


def by_moment(events: Iterable[RunEvent]) -> list[RunEvent]:
    """Return events sorted by their moments; at the same moment they keep their order."""
    return sorted(events, key=attrgetter("moment"))


def _changed_given(timeline: Timeline) -> Iterator[RunEvent]:
    """Yield the first change of a given."""
    words, start = timeline.words, timeline.trace.start
    # few words are distinct, so searching a set of them is faster than searching all writes
    spoilt = [word for word in set(words) if start[word >> CELL & 127] not in (0, word & 15)]
    if spoilt:
        yield RunEvent(min(map(words.index, spoilt)) + 1, "given", "a {given} is changed")


def _wrong(timeline: Timeline, answer: bytes) -> Iterator[RunEvent]:
    """Yield the first write of a value that is not in the answer."""
    for at, word in enumerate(timeline.words if answer else (), 1):
        if word & 15 not in (0, answer[word >> CELL & 127]):
            yield RunEvent(at, "wrong", "this is the first {value} that differs from the {answer}")
            return


def _answer(timeline: Timeline, answer: bytes) -> Iterator[RunEvent]:
    """Yield the write that completes the answer, and its undo."""
    if not (moment := _completed(timeline, answer)):
        return
    yield RunEvent(moment, "answer", "the answer is found")
    following = timeline.kinds[moment:]
    unchanged = len(following) - len(following.lstrip(bytes([SAME])))
    if unchanged < len(following):
        yield RunEvent(moment + unchanged + 1, "undone", "the answer is undone after it was found")


def _completed(timeline: Timeline, answer: bytes) -> int:
    """Return the first moment at which the board is the full answer, 0 if there is none."""
    wrong = sum(map(ne, timeline.trace.start, answer))
    for moment, word in enumerate(timeline.words if wrong and 0 not in answer else (), 1):
        right, (old, new) = answer[word >> CELL & 127], divmod(timeline.pairs[moment - 1], 16)
        wrong += (old == right) - (new == right)
        if not wrong:
            return moment
    return 0
