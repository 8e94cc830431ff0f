"""A recorded run, ready for playback: source, notes, calls, and writes if it fills a grid."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from harness.console import escape
from harness.judge.outcome import Verdict, Word
from harness.mistake import Mistake
from harness.problem import Problem, Words
from harness.record.failure import Shown, where_it_failed
from harness.record.recording import Recording
from harness.record.run_events import RunEvent, by_moment, find_write_events
from harness.record.timeline import Timeline
from harness.record.tree import SearchTree, search_tree
from harness.run import STOPPED, Ending
from harness.trace import ROWS_REPLACED, Trace
from harness.value import Json, as_text

SHOWN = ("undone", "given")
"""The kinds of events that show a mistake by themselves."""
ENDED = (Word.WRONG, Word.RUNTIME)
"""Verdicts on runs whose final board may show the mistake."""
UNNAMED = Mistake("", "")
"""No mistake was named."""
NOTHING_UNDONE = (
    "Nothing was undone: no undo was needed, the search used a copy, or an undo is missing."
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Lane:
    """A recorded run, ready for playback."""

    title: str
    source: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    """Notes about the run for the reader."""
    words: Words = Problem.words
    """The problem's words for the things on its board."""
    solved: bool = False
    """True if the run ended with the right answer."""
    stopped: bool = False
    """True if the run was stopped at its time limit."""
    likely_line: int = 0
    """The line of the likely mistake; 0 if unknown."""
    tree: SearchTree
    fault: Shown | None = None
    """The call that shows why the run failed, if there is one."""
    output: str = ""
    """The value that the method returned, as JSON; '' if the answer is its argument."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardLane(Lane):
    """One recorded run that fills a grid: its writes and their events."""

    timeline: Timeline
    events: Sequence[RunEvent]
    """In chronological order."""
    answer: bytes = b""
    """The index of each cell's value in the only answer; empty if that is not known."""
    box: tuple[int, int] | None = None
    """Rows and columns of a box, which is drawn with a border; None for no boxes."""
    opens: int = 0
    """The moment that is shown first."""


def outcome_of(lane: Lane) -> str:
    """Return the result of a run as a predicate: `solved the board`."""
    if lane.stopped:
        return "was stopped before it ended"
    if isinstance(lane, BoardLane):
        return lane.words.solved if lane.solved else lane.words.failed
    return f"returned a {'correct' if lane.solved else 'wrong'} answer"


def new_lane(recording: Recording, title: str) -> Lane:
    """Return the lane of a recorded run, which is a `BoardLane` if it filled a grid."""
    problem, run, solved = recording.problem, recording.run, recording.verdict.accepted
    tree, trace = search_tree(run), run.recorded.trace
    fields: dict[str, Any] = {
        "title": escape(title),
        "source": tuple(map(_plain, recording.solution.source.split("\n"))),
        "words": problem.words,
        "solved": solved,
        "stopped": run.ending in STOPPED,
        "tree": tree,
        "fault": None if solved else where_it_failed(problem, recording.before, tree),
    }
    if not problem.in_place and run.ending is Ending.RETURNED:
        fields["output"] = escape(as_text(run.returned, json.dumps))
    if trace is None:
        return Lane(**fields)
    timeline = Timeline(trace)
    answer = _only_answer(problem, recording.before, timeline)
    events = find_write_events(timeline, answer, problem.words)
    fields |= {"notes": tuple(_trace_notes(trace, solved=solved)), "box": problem.box}
    return BoardLane(**fields, timeline=timeline, events=events, answer=answer)


def _only_answer(problem: Problem, before: list[Json], timeline: Timeline) -> bytes:
    """Return the only right board as indexes of values; empty if it is not unique or no board."""
    if not problem.in_place:
        return b""
    answers = list(islice(problem.answers(before), 2))
    return timeline.indexes_of(answers[0]) if len(answers) == 1 else b""


def _trace_notes(trace: Trace, *, solved: bool) -> Iterator[str]:
    """Yield notes on writes that are missing from a trace."""
    if not trace.complete:
        yield f"Only the first {len(trace.words):,} of {trace.writes:,} writes were kept."
    if trace.rows_replaced:
        yield f"{ROWS_REPLACED.capitalize()}."
    elif trace.writes and not solved and not trace.shows_search:
        yield NOTHING_UNDONE


def _plain(line: str) -> str:
    """Return a line of source with tabs expanded and control characters masked."""
    spaced = line.expandtabs(4)
    return "".join(letter if letter.isprintable() else "·" for letter in spaced)


def make_lane(recording: Recording, case: str, mistake: Mistake = UNNAMED) -> Lane:
    """Return the lane of a recorded run.

    `mistake` is the mistake that the judge named, if the same source has failed on that case.
    """
    lane = new_lane(recording, f"{recording.solution.path.name} on “{case}”")
    if lane.solved:
        return replace(lane, title=f"{lane.title} {outcome_of(lane)}")
    return show_failure(recording.problem, lane, recording.verdict, mistake)


def show_failure(
    problem: Problem, lane: Lane, verdict: Verdict, mistake: Mistake = UNNAMED
) -> Lane:
    """Return a failed run's lane with its verdict, starting at the write that shows the fault."""
    result = "The run was stopped at the time limit." if lane.stopped else f"{verdict}"
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
        return RunEvent(lane.tree.nodes[lane.fault.row].call.before, "fault", lane.fault.text)
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
