"""To a lane that can be watched: from a solution, which runs once recorded, or from its trace."""

from __future__ import annotations

from contextlib import closing, suppress
from itertools import chain, islice
from pathlib import Path

from harness.errors import KataError
from harness.judge.report import showable
from harness.judge.sandbox import run_in_worker
from harness.judge.verdict import ACCEPTED, judge_run
from harness.records import Case, Json, Limits, Problem, Run, Solution, Verdict
from harness.replay.events import Events
from harness.replay.player import Lane
from harness.replay.timeline import Timeline
from harness.trace import Trace, load_trace

WROTE_ONCE = (
    "It wrote each cell once: either it never had to go back, or it searches in a copy, "
    "which cannot be watched."
)


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
        solved=judge_run(problem, before, run, limits).word == ACCEPTED,
        stopped=run.ending == "stopped",
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
    events = Events(timeline, answer)
    kinds = {event.kind for event in events.all}
    return Lane(
        title=showable(path.name),
        source=(),
        timeline=timeline,
        events=events,
        notes=tuple(_trace_notes(timeline)),
        box=problem.box,
        solved="answer" in kinds and "undone" not in kinds,
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
        notes.append(WROTE_ONCE)
    return notes


def copied(trace: Trace) -> bool:
    """Whether a run looks like the search went on elsewhere: nothing undone, nothing replaced."""
    return bool(trace.writes) and not (trace.undos or trace.overwrites)


def _plain(line: str) -> str:
    """A line of source that can do no harm to a terminal."""
    spaced = line.expandtabs(4)
    return "".join(letter if letter.isprintable() else "·" for letter in spaced)
