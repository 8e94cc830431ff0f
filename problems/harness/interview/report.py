"""The report of an interview: what failed, what was said, and what to practise next. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from harness.console import minutes_and_seconds, plural, sheet
from harness.drawing import Drawing
from harness.interview.state import Interview, SpokenAnswer
from harness.practice.events import AttemptJudged
from harness.practice.ladders import as_sentence
from harness.practice.next_steps import NextStep, step_at
from harness.practice.step_lines import draw_steps
from harness.problem import Problem

NONE = "–"
"""The cell of a row that an interview had nothing for."""
ROWS: dict[str, Callable[[Interview], str]] = {
    "Length": lambda it: f"{it.length} min, {minutes_and_seconds(it.seconds_used)} used",
    "First write": lambda it: _clock(it.seconds_in_time(it.rep.saved)),
    "First run": lambda it: _clock(it.seconds_in_time(it.runs[0].time) if it.runs else None),
    "Accepted": lambda it: _clock(it.accepted_at),
    "Runs": lambda it: str(len(it.runs)),
    "Hints": lambda it: str(it.hints),
    "Points ticked": lambda it: _part(
        sum(answer.ticked for answer in it.spoken), sum(answer.total for answer in it.spoken)
    ),
}
"""The rows of the table, each with the function that returns its cell."""


def interview_report(
    problem: Problem, held: Interview, mistake: Callable[[AttemptJudged], str]
) -> Drawing:
    """Draw the report of an interview that is over.

    Args:
        problem: the problem of the interview.
        held: the interview.
        mistake: returns the name of a mistake.
    """
    ended = ", ended by the clock" if held.accepted_at is None else ""
    day = held.rep.began.astimezone()
    title = f"Interview of {day:%a} {day.day} {day:%b}{ended}"
    rows = [[name, cell(held)] for name, cell in ROWS.items()]
    notes = [("Failed", text) for text in _failures(held, mistake)]
    if held.spoken:
        notes.append(("Aloud", _all_aloud(held.spoken)))
    step = practise_next(problem, held, mistake)
    return sheet(title, ["", ""], rows, notes) + draw_steps([step])


def practise_next(
    problem: Problem, held: Interview, mistake: Callable[[AttemptJudged], str]
) -> NextStep:
    """Return the next thing to practise: the first part of the interview that was missing."""
    folder, quick = problem.folder, held.length // 2
    counts = Counter(map(mistake, held.failures))
    worst, cost = counts.most_common(1)[0] if counts else ("", 0)
    if held.accepted_at is None:
        hints = f"; work on {worst} first: h gives hints on it" if worst else ""
        return step_at(folder, "again", f"the problem itself, without a clock{hints}")
    if held.accepted_at > quick * 60 or cost > 1:
        runs = f" ({worst} cost you {plural(cost, 'run')})" if worst else ""
        why = f"the plain search from the stub{runs}: aim for Accepted within {quick} minutes"
        return step_at(folder, "again", why)
    weakest = min(held.answers, key=lambda answer: answer.share, default=None)
    if weakest and weakest.share < 1:
        points = " ".join(f"“{point}”" for point in weakest.left_out)
        why = f"{weakest.title}: say it aloud again, including what you left out. {points}"
        return step_at(folder, "interview", why.strip(), "--drill")
    return NextStep(("log",), "what is due, and what is left")


def _failures(held: Interview, mistake: Callable[[AttemptJudged], str]) -> Iterator[str]:
    """Yield each distinct failure, with the number of times it occurred."""
    failures = Counter(
        f"{run.verdict}, {mistake(run)}. {as_sentence(run.likely or run.reason or run.verdict)}"
        for run in held.failures
    )
    for text, count in failures.items():
        times = {1: "", 2: " (twice)"}.get(count, f" ({count} times)")
        yield text + times


def _part(count: int, total: int) -> str:
    return f"{count} of {total}" if total else NONE


def _clock(seconds: float | None) -> str:
    return "never" if seconds is None else minutes_and_seconds(seconds)


def _all_aloud(spoken: Sequence[SpokenAnswer]) -> str:
    """Return the points of all answers, and that the learner has ticked them."""
    points = "; ".join(
        f"{answer.title} {answer.ticked}/{answer.total}"
        + f", then {answer.probed} when probed" * bool(answer.probed)
        for answer in spoken
    )
    return f"{points}. You ticked these yourself. The table does not count probes."
