"""Builds a lane for the player by recording one run."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from harness.child.recorder import MOST_CELLS, can_record
from harness.console import escape
from harness.errors import KataError
from harness.judge.outcome import Verdict
from harness.problem import Answer, Case, Problem
from harness.record.recording import record_search
from harness.record.run_events import RunEvent, find_write_events
from harness.record.timeline import Timeline
from harness.record.writes import ROWS_REPLACED, WHY_NOTHING_UNDONE, search_is_visible
from harness.replay.lane import Lane
from harness.run import STOPPED, Limits, Run
from harness.solution_files import Solution
from harness.value import Json

NOTHING_UNDONE = f"Nothing was undone: {WHY_NOTHING_UNDONE}."
"""A note that fits on a line of the player."""


def record_lane(problem: Problem, solution: Solution, case: Case, limits: Limits) -> Lane | Verdict:
    """Run a solution on a case and keep its writes. Return the verdict if there are none to keep.

    Raises:
        KataError: the problem hands over no grid.
    """
    before = problem.arguments(case)
    if not can_record(before[0]):
        raise KataError(_why_not_recorded(problem, before[0]))
    recording = record_search(problem, solution, before, limits, kept=0)
    run, verdict = recording.run, recording.verdict
    if recording.trace is None:
        return verdict
    timeline = Timeline(recording.trace)
    answer = _only_answer(problem, before, timeline)
    is_answer = verdict.accepted and problem.answer is Answer.ARGUMENT
    events = find_write_events(timeline, answer, problem.words, accepted=is_answer)
    notes = *_run_notes(verdict, run, events, limits), *_trace_notes(timeline)
    return Lane(
        title=escape(f"{solution.path.name} on {case.name}"),
        source=shown_source(solution),
        timeline=timeline,
        events=events,
        answer=answer,
        notes=tuple(map(escape, notes)),
        box=problem.box,
        words=problem.words,
        solved=verdict.accepted,
        stopped=run.ending in STOPPED,
    )


def _only_answer(problem: Problem, before: list[Json], timeline: Timeline) -> bytes:
    """Return the only right board as the indexes of its values; empty if the answer is another."""
    if problem.answer is not Answer.ARGUMENT:
        return b""
    answers = list(islice(problem.answers(before), 2))
    return timeline.indexes_of(answers[0]) if len(answers) == 1 else b""


def _why_not_recorded(problem: Problem, first: Json) -> str:
    """Return why what a problem hands over cannot be watched, and what can be."""
    grid = isinstance(first, list) and bool(first) and all(isinstance(row, list) for row in first)
    cells = sum(map(len, first)) if grid else 0
    what = f"a grid of {cells} cells" if cells > MOST_CELLS else "no grid"
    return (
        f"{problem.slug} hands over {what}; a search can be watched only if the first argument is "
        f"a list of equally long lists with at most {MOST_CELLS} cells and the solution writes "
        "into it"
    )


def _run_notes(verdict: Verdict, run: Run, events: Sequence[RunEvent], limits: Limits) -> list[str]:
    """Return notes on how a run ended, [] if it was accepted."""
    notes = []
    if run.ending in STOPPED:
        notes.append(f"Stopped after {limits.seconds:g} s, before the run ended.")
    elif not verdict.accepted:
        notes.append(f"{verdict.word}: {verdict.reason}")
    if not verdict.accepted:
        notes += [
            f"Write {event.moment:,}: {event.text}." for event in events if event.kind == "undone"
        ]
    return notes


def _trace_notes(timeline: Timeline) -> list[str]:
    """Return notes on writes that are missing from the trace."""
    trace, notes = timeline.trace, []
    if not trace.complete:
        kept = f"{timeline.length:,} of {trace.writes:,}"
        notes.append(f"Only the first {kept} writes were kept.")
    if trace.rows_replaced:
        notes.append(f"{ROWS_REPLACED.capitalize()}.")
    elif trace.writes and not search_is_visible([trace]):
        notes.append(NOTHING_UNDONE)
    return notes


def shown_source(solution: Solution) -> tuple[str, ...]:
    """Return the lines of a solution, fit to be shown."""
    return tuple(_plain(line) for line in solution.source.split("\n"))


def _plain(line: str) -> str:
    """Return a line of source with tabs expanded and control characters masked."""
    spaced = line.expandtabs(4)
    return "".join(letter if letter.isprintable() else "·" for letter in spaced)
