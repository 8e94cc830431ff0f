"""The page at the end of an interview: times, failures with their names, and what is next. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from harness.console import minutes_and_seconds, paragraph, plural
from harness.practice.events import AttemptJudged
from harness.practice.interview import Followup, Interview
from harness.practice.ladders import first_sentence
from harness.practice.spoken_answers import SpokenAnswer
from harness.records import Drawing, typed

COLUMN = 12
"""Columns of a number in the table."""


def interview_page(
    one: Interview, before: Interview | None, name: Callable[[AttemptJudged], str]
) -> Drawing:
    """Draw the report of an interview beside the one before it.

    Args:
        one: the interview, which is over.
        before: the last one before it in which something ran; None if there is none.
        name: returns the few words by which a mistake is called.
    """
    ended = "" if one.in_time else ", ended by the clock"
    lines: Drawing = [[(f"Interview of {_day(one)}{ended}", "title")]]
    shown = [one, before] if before else [one]
    if before:
        lines.append([(_row("", ["this time", _day(before)]), "dim")])
    rows: dict[str, Callable[[Interview], str]] = {
        "Length": lambda it: f"{it.length} min",
        "First write": lambda it: _clock(it.seconds_in_time(it.saved)),
        "First run": lambda it: _clock(it.seconds_in_time(it.runs[0].time) if it.runs else None),
        "Accepted": lambda it: _clock(it.accepted_at),
        "Runs": lambda it: str(len(it.runs)),
        "Follow-ups": lambda it: _solved(it.followups),
        "Points aloud": lambda it: "{} of {}".format(*points(it)),
    }
    lines += [[(_row(title, [cell(it) for it in shown]), "")] for title, cell in rows.items()]
    lines.append([])
    lines += _failures(one, name)
    for at, followup in enumerate(one.followups):
        lines += paragraph("" if at else "Asked", _followup(followup))
    aloud = "; ".join(map(_aloud, one.spoken))
    lines += paragraph("Aloud", aloud) if aloud else []
    return lines + paragraph("Next", practise_next(one, name))


def practise_next(one: Interview, name: Callable[[AttemptJudged], str]) -> str:
    """Return the one thing to practise next: the first that is missing."""
    most = Counter(map(name, one.failures)).most_common(1)
    again = typed("again")
    if one.accepted_at is None:
        on = f", above all {most[0][0]}: h gives hints on it" if most else ""
        return f"the problem itself, without a clock{on}. `{again}`, then `{typed('practice')}`."
    weak = next((it for it in one.followups if not it.accepted), None)
    if one.accepted_at > one.quick_seconds or (most and most[0][1] > 1):
        on = f" {_capital(most[0][0])} cost you {plural(most[0][1], 'run')}." if most else ""
        within = f"Aim at Accepted within {one.quick_seconds / 60:.0f} minutes."
        return f"the plain search, from the stub.{on} {within} `{again}` begins it."
    if weak:
        return f"the follow-up {weak.name}. `{typed('start', '--followup', weak.name)}` begins it."
    missed = min(one.spoken, key=lambda answer: answer.share, default=None)
    if missed and missed.ticked < missed.total:
        points_left = " ".join(f"“{point}”" for point in missed.left_out)
        return f"{missed.title}: say it aloud once more, with what you left out. {points_left}"
    begin, choose = typed("again", "--approach", "…"), typed("compare")
    return f"another approach from memory: `{begin}`, or `{choose}` to choose one."


def points(one: Interview) -> tuple[int, int]:
    """Return how many points were ticked, and of how many."""
    return sum(it.ticked for it in one.spoken), sum(it.total for it in one.spoken)


def _clock(seconds: float | None) -> str:
    return "never" if seconds is None else minutes_and_seconds(seconds)


def _day(one: Interview) -> str:
    day = one.began.astimezone()
    return f"{day:%a} {day.day} {day:%b}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _followup(one: Followup) -> str:
    if one.accepted:
        return f"`{one.name}`: Accepted at run {one.runs}"
    state = "left out" if one.skipped else "not Accepted"
    runs = f" after {plural(one.runs, 'run')}, the last: {one.failed}" if one.runs else ""
    return f"`{one.name}`: {state}{runs}"


def _aloud(one: SpokenAnswer) -> str:
    probed = f", then {one.probed} when probed" if one.probed else ""
    return f"{one.title} {one.ticked}/{one.total}{probed}"


def _solved(followups: Sequence[Followup]) -> str:
    return f"{sum(one.accepted for one in followups)} of {len(followups)}" if followups else "none"


def _failures(one: Interview, name: Callable[[AttemptJudged], str]) -> Drawing:
    """Return each failure on the way, with its name and what the judge has seen."""
    lines: Drawing = []
    for at, failure in enumerate(one.failures):
        seen = first_sentence(failure.likely or failure.reason or failure.verdict)
        lines += paragraph("" if at else "Failed", f"{failure.verdict}, {name(failure)}. {seen}")
    return lines


def _row(title: str, cells: list[str]) -> str:
    return f"{title:<{COLUMN + 2}}" + "".join(f"{cell:>{COLUMN}}" for cell in cells)
