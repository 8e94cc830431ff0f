"""The report of an interview: what failed, what was said, and what is next. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from harness.console import minutes_and_seconds, plural, sheet
from harness.drawing import Drawing
from harness.errors import KataError
from harness.folders import FOLLOWUPS
from harness.interview.feedback import practise_next
from harness.interview.state import Followup, Interview, SpokenAnswer
from harness.practice.events import AttemptJudged
from harness.practice.ladders import as_sentence, read_ladders, title_of
from harness.practice.step_lines import draw_steps
from harness.problem import Problem
from harness.problem_folder import load_problem

NONE = "–"
"""The cell of a row that an interview had nothing for."""


def _solved(held: Interview) -> str:
    """Return how many of its follow-ups were solved, in words."""
    count = sum(it.accepted for it in held.followups)
    return f"{count} of {len(held.followups)}" if held.followups else NONE


def _points(held: Interview) -> str:
    """Return how many points were ticked, in words."""
    ticked, total = held.points
    return f"{ticked} of {total}" if total else NONE


ROWS: dict[str, Callable[[Interview], str]] = {
    "Length": lambda it: f"{it.length} min, {minutes_and_seconds(it.seconds_used)} used",
    "First write": lambda it: _clock(it.seconds_in_time(it.rep.saved)),
    "First run": lambda it: _clock(it.seconds_in_time(it.runs[0].time) if it.runs else None),
    "Accepted": lambda it: _clock(it.accepted_at),
    "Runs": lambda it: str(len(it.runs)),
    "Hints": lambda it: str(it.hints),
    "Follow-ups": _solved,
    "Points ticked": _points,
}
"""The rows of the table, and what stands in them."""


def report_on(problem: Problem, held: Interview) -> Drawing:
    """Draw the report of an interview that is over."""
    mistake = partial(title_of, read_ladders(problem.folder))
    return interview_report(held, mistake, problem.folder, partial(followup_title, problem))


def interview_report(
    held: Interview,
    mistake: Callable[[AttemptJudged], str],
    folder: Path,
    followup: Callable[[str], str] = str,
) -> Drawing:
    """Draw the report of an interview that is over, from what `practise_next` takes."""
    ended = "" if held.in_time else ", ended by the clock"
    day = held.rep.began.astimezone()
    title = f"Interview of {day:%a} {day.day} {day:%b}{ended}"
    rows = [[name, cell(held)] for name, cell in ROWS.items()]
    notes = [("Failed", text) for text in _failures(held, mistake)]
    notes += [("Then", f"“{followup(it.name)}” {_followup(held, it)}") for it in held.followups]
    notes += [("Aloud", _all_aloud(held.spoken))] if held.spoken else []
    step = practise_next(held, mistake, folder, followup)
    return sheet(title, ["", ""], rows, notes) + draw_steps([step])


def _failures(held: Interview, mistake: Callable[[AttemptJudged], str]) -> list[str]:
    """Return what failed; the same failure only once, with how often it came."""
    seen = Counter(
        f"{', '.join(dict.fromkeys((it.verdict, mistake(it))))}. "
        f"{as_sentence(it.likely or it.reason or it.verdict)}"
        for it in held.failures
    )
    often = {1: "", 2: " (twice)"}
    return [text + often.get(count, f" ({count} times)") for text, count in seen.items()]


def _clock(seconds: float | None) -> str:
    return "never" if seconds is None else minutes_and_seconds(seconds)


def _followup(held: Interview, asked: Followup) -> str:
    """Return how a follow-up went, and the time that it took."""
    if asked.accepted:
        at = "on the first run" if asked.runs == 1 else f"on run {asked.runs}"
        state = f"accepted {at}"
    else:
        state = "skipped" if asked.skipped else "not accepted" if asked.reached else "not reached"
        if asked.skipped and asked.ended:
            state += f" with {minutes_and_seconds(held.seconds_left(asked.ended))} left"
        state += f" after {plural(asked.runs, 'run')}" * bool(asked.runs)
    if asked.began and asked.ended:
        took = held.seconds_at(asked.ended) - held.seconds_at(asked.began)
        state += f", in {minutes_and_seconds(took)}" if asked.runs else ""
    last = f". The last: {asked.failed}" if asked.runs and not asked.accepted else ""
    return f"{state}{last}"


def _all_aloud(spoken: Sequence[SpokenAnswer]) -> str:
    """Return the points of all answers, and who has counted them."""
    points = "; ".join(
        f"{it.title} {it.ticked}/{it.total}" + f", then {it.probed} when probed" * bool(it.probed)
        for it in spoken
    )
    return f"{points}. You ticked these yourself. The table does not count probes."


def followup_title(problem: Problem, name: str) -> str:
    """Return what the title of a follow-up adds to the problem's; its name if it is gone."""
    with suppress(KataError, ModuleNotFoundError):
        title = load_problem(problem.folder / FOLLOWUPS / name).title
        return title.removeprefix(f"{problem.title}: ")
    return name
