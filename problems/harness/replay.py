"""From a solution file to a lane that can be watched: it runs once, with its writes recorded."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import closing, suppress
from importlib.util import find_spec
from itertools import chain, islice
from pathlib import Path

from harness.events import Events
from harness.lanes import board_lines
from harness.player import Lane, Player
from harness.records import Case, Drawing, Json, KataError, Limits, Problem, Run, Solution, Verdict
from harness.report import print_drawing, showable
from harness.sandbox import run_in_worker
from harness.timeline import Timeline
from harness.trace import Trace, load_trace
from harness.verdict import ACCEPTED, judge_run

ENDING_LEGEND = "5 given;  5# changed;  5' placed;  5! not in the solution;  [5] the last write"


def record(problem: Problem, solution: Solution, case: Case, limits: Limits) -> Lane | Verdict:
    """Run a solution on a case and keep its writes; the verdict where there are none to be had."""
    before = problem.arguments(case)
    runs = run_in_worker(solution, problem.method, [before], limits, record=limits.seconds)
    with closing(runs):
        run = next(runs)
    if run.trace is None and run.ending == "stopped":
        raise KataError(f"{problem.slug} hands over no grid; only a grid can be watched")
    if run.trace is None:
        return judge_run(problem, before, run, limits)
    timeline = Timeline(run.trace)
    events = Events(timeline, _only_answer(problem, before))
    notes = *_run_notes(problem, before, run, events, limits), *_trace_notes(timeline)
    return Lane(
        title=showable(f"{solution.path.name} on {case.name}"),
        source=tuple(_plain(line) for line in solution.source.split("\n")),
        timeline=timeline,
        events=events,
        notes=tuple(map(showable, notes)),
        box=problem.box,
    )


def reload(problem: Problem, path: Path) -> Lane:
    """A lane from a trace that was saved, which tells the writes and not the source."""
    timeline = Timeline(load_trace(path))
    start = "".join(map(str, chain.from_iterable(timeline.board(0))))
    answer: Json = None
    if problem.read:
        with suppress(ValueError):  # the trace of another problem, or of a board of its own
            case = Case(path.name, "yours", "you asked", "you", problem.read(start))
            answer = _only_answer(problem, problem.arguments(case))
    return Lane(
        title=showable(path.name),
        source=(),
        timeline=timeline,
        events=Events(timeline, answer),
        notes=tuple(_trace_notes(timeline)),
        box=problem.box,
    )


def _only_answer(problem: Problem, before: list[Json]) -> Json:
    """The answer, or None where there is not just one."""
    answers = list(islice(problem.answers(before), 2)) if problem.answers else []
    return answers[0] if len(answers) == 1 else None


def _run_notes(
    problem: Problem, before: list[Json], run: Run, events: Events, limits: Limits
) -> list[str]:
    """How a run ended, if not well."""
    timeline, notes = events.timeline, []
    verdict = judge_run(problem, before, run, limits)
    if run.ending == "stopped":
        notes.append(
            f"Stopped after {limits.seconds:g} s, before its end: --time-limit gives it more."
        )
    elif verdict.word != ACCEPTED:
        notes.append(f"{verdict.word}: {verdict.reason}")
    if verdict.word != ACCEPTED:
        notes += [
            f"Write {timeline.number(event.moment):,}: {event.text}."
            for event in events.all
            if event.kind == "undone"
        ]
    return notes


def _trace_notes(timeline: Timeline) -> list[str]:
    """What must be known about the writes to read them right."""
    trace, notes = timeline.trace, []
    if trace.dropped:
        first, last = timeline.gap + 1, timeline.gap + trace.dropped
        notes.append(
            f"Writes {first:,} to {last:,} were not kept; the total counts include them, nothing "
            "else does."
        )
    if trace.unwatched:
        notes.append(
            "Rows were replaced by other lists: what was written into those cannot be watched."
        )
    elif copied(trace):
        notes.append(
            "It wrote each cell once: either it never had to go back, or it searches in a copy, "
            "which cannot be watched."
        )
    return notes


def copied(trace: Trace) -> bool:
    """Whether a run looks like the search went on elsewhere: nothing undone, nothing replaced."""
    return bool(trace.writes) and not (trace.undos or trace.overwrites)


def show(lanes: list[Lane]) -> None:
    """Play the lanes where there is a terminal, else print how they ended."""
    terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    try:
        "▁▒█▲×│‖▶".encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        terminal = False
    if terminal and find_spec("termios") is None:
        print("To play takes a terminal as Linux, macOS and WSL have it; this is how it ended:")
        terminal = False
    if terminal:
        from harness.terminal import play

        play(Player(lanes))
    else:
        print_drawing(ending_lines(lanes))


def ending_lines(lanes: Sequence[Lane]) -> Drawing:
    """The final boards and the counts, for where there is no terminal to play in."""
    lines: Drawing = []
    for lane in lanes:
        trace = lane.timeline.trace
        lines += [[]] * bool(lines) + [[(lane.title, "title")]]
        lines += [[(note, "changed")] for note in lane.notes]
        lines += board_lines(lane, lane.timeline.length)
        counts = f"{trace.placements:,} placed, {trace.undos:,} undone, "
        counts += f"{trace.overwrites:,} overwritten, deepest {trace.max_depth:,}"
        lines += [[(counts, "")], [(ENDING_LEGEND, "dim")]]
    return lines


def _plain(line: str) -> str:
    """A line of source that can do no harm to a terminal."""
    spaced = line.expandtabs(4)
    return "".join(letter if letter.isprintable() else "·" for letter in spaced)
