"""The moment at which a failed run shows why it failed. The player and the page open there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from harness.judge.outcome import Word
from harness.problem import Problem
from harness.record.run_events import RunEvent, in_order
from harness.replay.lane import Lane

SHOWN = ("undone", "given")
"""The kinds of events that show a mistake by themselves."""
ENDED = (Word.WRONG, Word.RUNTIME)
"""Verdicts on runs whose last board says something."""


@dataclass(frozen=True, slots=True)
class Failed:
    """A judgement's findings on a solution that failed."""

    word: str
    reason: str
    likely: str = ""
    """The likely mistake in words; '' if none was named."""
    cause: str = ""
    line: int = 0
    """The line that the mistake is in; 0 if that is not known."""


def show_failure(problem: Problem, lane: Lane, failed: Failed) -> Lane:
    """Return a lane that opens where the run shows why it failed, and says so in its notes."""
    event = min(_moments(problem, lane, failed), key=lambda one: one.moment, default=None)
    event = event or _last_resort(lane, failed)
    likely = [f"Likely: {failed.likely}"] if failed.likely else []
    verdict = [note for note in lane.notes if note.startswith(failed.word)]
    others = [note for note in lane.notes if note not in verdict and not likely]
    if event is None:
        return replace(lane, notes=(*verdict, *likely, *others), likely_line=failed.line)
    if event.moment < lane.timeline.length:  # the board that is shown is not the one it is about
        verdict = [
            note.replace(f"{Word.WRONG}: ", f"{Word.WRONG}: in the end, ") for note in verdict
        ]
    step = f"Step {event.moment:,}: {event.text}."
    return replace(
        lane,
        events=lane.events if event.kind in SHOWN else in_order([*lane.events, event]),
        notes=(*verdict, step, *likely, *others),
        opens=event.moment,
        likely_line=failed.line,
    )


def _moments(problem: Problem, lane: Lane, failed: Failed) -> Iterator[RunEvent]:
    """Yield the moments at which one sees that something is wrong."""
    timeline = lane.timeline
    pairs = zip(timeline.trace.start, timeline.cells_at(timeline.length), strict=True)
    spoilt = any(given and given != last for given, last in pairs)
    shown = SHOWN if spoilt else SHOWN[:1]  # a given may be changed and put back
    yield from (one for one in lane.events if one.kind in shown)
    fault = problem.first_fault(timeline.trace, failed.cause)
    if fault and not (lane.stopped and fault.number == timeline.trace.writes):
        yield RunEvent(fault.number, "fault", fault.text)


def _last_resort(lane: Lane, failed: Failed) -> RunEvent | None:
    """Return the first write by the line of the mistake, or the last write if it ended wrongly."""
    timeline = lane.timeline
    if failed.line and (first := timeline.first_write_by(failed.line)):
        return RunEvent(first, "fault", f"line {failed.line} writes for the first time")
    if failed.word in ENDED and timeline.length and timeline.trace.complete:
        return RunEvent(timeline.length, "fault", f"the run ends here: {failed.reason}")
    return None
