"""Lanes of failed runs, which open at the write that shows the fault."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from harness.console import escape
from harness.judge.outcome import Verdict, Word
from harness.mistake import Mistake
from harness.problem import Problem
from harness.record.recording import Recording
from harness.record.run_events import RunEvent, by_moment
from harness.replay.lane import BoardLane, Lane, new_lane, outcome_of

SHOWN = ("undone", "given")
"""The kinds of events that show a mistake by themselves."""
ENDED = (Word.WRONG, Word.RUNTIME)
"""Verdicts on runs whose final board may show the mistake."""


UNNAMED = Mistake("", "")
"""No mistake was named."""


def make_lane(recording: Recording, case: str, mistake: Mistake = UNNAMED) -> Lane:
    """Return the lane of a recorded run.

    `mistake` is what the judge found, if the same source has failed on that case.
    """
    lane = new_lane(recording, f"{recording.solution.path.name} on {case}")
    if lane.solved:
        return replace(lane, title=f"{lane.title} {outcome_of(lane)}")
    return show_failure(recording.problem, lane, recording.verdict, mistake)


def show_failure(
    problem: Problem, lane: Lane, verdict: Verdict, mistake: Mistake = UNNAMED
) -> Lane:
    """Return the lane of a failed run with notes, which opens at the write that shows the fault."""
    result = "Stopped at its limit, before the run ended." if lane.stopped else f"{verdict}"
    notes = [f"Likely: {mistake.text}"] if mistake.text else [*lane.notes]
    if isinstance(lane, BoardLane) and (event := _fault(problem, lane, verdict, mistake.cause)):
        if event.moment < lane.timeline.length:  # the verdict is about the final board
            result = result.replace(f"{Word.WRONG}: ", f"{Word.WRONG}: in the end, ")
        notes = [f"Step {event.moment:,}: {event.text}.", *notes]
        events = lane.events if event.kind in SHOWN else by_moment([event, *lane.events])
        lane = replace(lane, events=events, opens=event.moment)
    return replace(lane, notes=tuple(map(escape, (result, *notes))), likely_line=mistake.line)


def _fault(problem: Problem, lane: BoardLane, verdict: Verdict, cause: str) -> RunEvent | None:
    """Return the event that shows a fault: on the board, else in the calls, else the last write."""
    timeline = lane.timeline
    if moments := [*_moments(problem, lane, cause)]:
        return min(moments, key=lambda event: event.moment)
    if lane.fault:
        return RunEvent(lane.tree.rows[lane.fault.row].before, "fault", lane.fault.text)
    if verdict.word in ENDED and timeline.length and timeline.trace.complete:
        return RunEvent(timeline.length, "fault", f"the run ends here: {verdict.reason}")
    return None


def _moments(problem: Problem, lane: BoardLane, cause: str) -> Iterator[RunEvent]:
    """Yield the events that show a fault on the board."""
    timeline = lane.timeline
    pairs = zip(timeline.trace.start, timeline.cells_at(timeline.length), strict=True)
    spoilt = any(given and given != last for given, last in pairs)
    shown = SHOWN if spoilt else SHOWN[:1]  # a given may be changed and put back
    yield from (event for event in lane.events if event.kind in shown)
    fault = problem.first_fault(timeline.trace, cause)
    if fault and not (lane.stopped and fault.number == timeline.trace.writes):
        yield RunEvent(fault.number, "fault", fault.text)
