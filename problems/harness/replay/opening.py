"""Lanes of failed runs, which open at the write that shows the fault."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from harness.judge.outcome import Word
from harness.problem import Problem
from harness.record.recording import Recording
from harness.record.run_events import RunEvent, in_order
from harness.replay.lane import BoardLane, Lane, board_lane, calls_lane

SHOWN = ("undone", "given")
"""The kinds of events that show a mistake by themselves."""
ENDED = (Word.WRONG, Word.RUNTIME)
"""Verdicts on runs whose final board may show the mistake."""


@dataclass(frozen=True, slots=True)
class Failed:
    """The findings of the judge on a solution that failed."""

    word: str
    reason: str
    likely: str = ""
    """The likely mistake in words; '' if none was named."""
    cause: str = ""
    line: int = 0
    """The line of the mistake; 0 if unknown."""


def make_lane(recording: Recording, case: str, failed: Failed | None = None) -> Lane:
    """Return the lane of a recorded run.

    Args:
        recording: the run.
        case: the name of its case.
        failed: the judge's findings, if the same source has failed on that case.
    """
    title, trace = f"{recording.solution.path.name} on {case}", recording.trace
    lane = board_lane(recording, trace, title) if trace else calls_lane(recording, title)
    if lane.solved:
        return lane
    failed = failed or Failed(recording.verdict.word, recording.verdict.reason)
    if isinstance(lane, BoardLane):
        return show_failure(recording.problem, lane, failed)
    likely = [f"Likely: {failed.likely}"] * bool(failed.likely)
    return replace(lane, notes=(*lane.notes, *likely), likely_line=failed.line)


def show_failure(problem: Problem, lane: BoardLane, failed: Failed) -> BoardLane:
    """Return a lane that opens at the write that shows the fault, with a note on it."""
    event = min(_moments(problem, lane, failed), key=lambda event: event.moment, default=None)
    event = event or _call(lane) or _last_resort(lane, failed)
    likely = [f"Likely: {failed.likely}"] * bool(failed.likely)
    verdict = [note for note in lane.notes if note.startswith(failed.word)]
    others = [note for note in lane.notes if note not in verdict and not likely]
    if event is None:
        return replace(lane, notes=(*verdict, *likely, *others), likely_line=failed.line)
    if event.moment < lane.timeline.length:  # the verdict is about the final board
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


def _moments(problem: Problem, lane: BoardLane, failed: Failed) -> Iterator[RunEvent]:
    """Yield the events that show a fault on the board."""
    timeline = lane.timeline
    pairs = zip(timeline.trace.start, timeline.cells_at(timeline.length), strict=True)
    spoilt = any(given and given != last for given, last in pairs)
    shown = SHOWN if spoilt else SHOWN[:1]  # a given may be changed and put back
    yield from (event for event in lane.events if event.kind in shown)
    fault = problem.first_fault(timeline.trace, failed.cause)
    if fault and not (lane.stopped and fault.number == timeline.trace.writes):
        yield RunEvent(fault.number, "fault", fault.text)


def _call(lane: BoardLane) -> RunEvent | None:
    """Return the beginning of the call that shows the fault, as an event."""
    if lane.fault is None:
        return None
    return RunEvent(lane.tree.rows[lane.fault.row].before, "fault", lane.fault.text)


def _last_resort(lane: BoardLane, failed: Failed) -> RunEvent | None:
    """Return the last write if the verdict is about the final board, or None."""
    timeline = lane.timeline
    if failed.word in ENDED and timeline.length and timeline.trace.complete:
        return RunEvent(timeline.length, "fault", f"the run ends here: {failed.reason}")
    return None
