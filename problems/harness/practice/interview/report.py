"""The report of an interview: times, failures with their names, answers, and what is next. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import timedelta

from harness.console import minutes_and_seconds, plural
from harness.practice.events import AttemptJudged
from harness.practice.interview.feedback import (
    concerns,
    practise_next,
    solved,
    strengths,
    times,
)
from harness.practice.interview.followup import Followup
from harness.practice.interview.names import Names
from harness.practice.interview.spoken_answers import SpokenAnswer
from harness.practice.interview.state import HINT_PRICE, Interview
from harness.practice.ladders import as_sentence, what_was_seen
from harness.practice.sheet import Sheet

ROWS: dict[str, Callable[[Interview], str]] = {
    "Length": lambda it: f"{it.length} min, {minutes_and_seconds(it.seconds_used)} used",
    "First write": lambda it: _clock(it.seconds_in_time(it.saved)),
    "First run": lambda it: _clock(it.seconds_in_time(it.runs[0].time) if it.runs else None),
    "Accepted": lambda it: _clock(it.accepted_at),
    "Runs": lambda it: str(len(it.runs)),
    "Hints": lambda it: str(len(it.hints)),
    "Follow-ups": solved,
    "Points ticked": lambda it: "{} of {}".format(*it.talk.points),
}
"""The rows of the table, and what stands in them."""


def interview_report(one: Interview, before: Interview | None, names: Names) -> Sheet:
    """Return the report of an interview beside the one before it.

    Args:
        one: the interview, which is over.
        before: the last one before it in which something ran; None if there is none.
        names: of mistakes and follow-ups.
    """
    ended = "" if one.in_time else ", ended by the clock"
    shown = [one, before] if before else [one]
    head = ["", "this time", day_of(before)] if before else ["", ""]
    rows = [[title, *map(cell, shown)] for title, cell in ROWS.items()]
    return Sheet(f"Interview of {day_of(one)}{ended}", head, rows, list(_notes(one, before, names)))


def day_of(one: Interview) -> str:
    """Return the day on which it began, as in `Mon 4 May`."""
    day = one.began.astimezone()
    return f"{day:%a} {day.day} {day:%b}"


def _notes(one: Interview, before: Interview | None, names: Names) -> Iterator[tuple[str, str]]:
    """Yield the texts below the table, with their labels."""
    yield from _labelled("Failed", _failures(one, names))
    yield from _labelled("Then", (_followup(one, it, names) for it in one.followups))
    texts = {
        "Paused": _paused(one.stopwatch.pauses),
        "Aloud": _all_aloud(one.talk.spoken),
        "Hints": _hints(one),
        "Also": _beside(one),
        "Good": "; ".join(strengths(one, names)),
        "Weak": "; ".join(concerns(one, before, names)),
        "Next": practise_next(one, before, names),
    }
    yield from ((label, text) for label, text in texts.items() if text)


def _labelled(label: str, texts: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield texts with a label before the first one."""
    for at, text in enumerate(texts):
        yield "" if at else label, text


def _failures(one: Interview, names: Names) -> list[str]:
    """Return what failed; the same failure only once, with how often it came."""
    seen = Counter(
        f"{it.verdict}, {names.mistake(it)}. {_what_was_seen(it)}" for it in one.failures
    )
    return [f"{text} ({times(count)})" if count > 1 else text for text, count in seen.items()]


def _paused(pauses: Sequence[timedelta]) -> str:
    """Return how often it was left and resumed, and for how long; '' if it was not."""
    minutes = round(sum(pauses, timedelta()).total_seconds() / 60)
    hours, rest = divmod(minutes, 60)
    long = f"{hours} h {rest} min" if hours else f"{max(rest, 1)} min"
    return f"left and resumed {times(len(pauses))}, for {long} in all." if pauses else ""


def _hints(one: Interview) -> str:
    """Return what the hints of the interviewer cost; '' if there were none."""
    price = minutes_and_seconds(HINT_PRICE.total_seconds() * len(one.hints))
    return (
        f"{plural(len(one.hints), 'hint')}, at a cost of {price} on the clock." if one.hints else ""
    )


def _beside(one: Interview) -> str:
    """Return what was looked up that the interview withholds; '' if nothing was."""
    behind = "one failure" if len(one.looked_up) == 1 else f"{len(one.looked_up)} failures"
    mistakes = [f"the likely mistake behind {behind}"] * bool(one.looked_up)
    hints = [plural(one.hints_beside, "hint")] * bool(one.hints_beside)
    found = " and ".join(mistakes + hints)
    return f"looked up {found} in another terminal." if found else ""


def _what_was_seen(failure: AttemptJudged) -> str:
    return as_sentence(what_was_seen(failure) or failure.reason or failure.verdict)


def _clock(seconds: float | None) -> str:
    return "never" if seconds is None else minutes_and_seconds(seconds)


def _followup(one: Interview, asked: Followup, names: Names) -> str:
    """Return how a follow-up went, and the time that it took."""
    if asked.accepted:
        at = "on the first run" if asked.runs == 1 else f"on run {asked.runs}"
        state = f"accepted {at}"
    else:
        state = "skipped" if asked.skipped else "not accepted" if asked.reached else "not reached"
        state += f" after {plural(asked.runs, 'run')}" * bool(asked.runs)
    if asked.began and asked.ended:
        took = one.time_between(asked.began, asked.ended).total_seconds()
        state += f", in {minutes_and_seconds(took)}" if asked.runs else ""
    last = f". The last: {asked.failed}" if asked.runs and not asked.accepted else ""
    return f"“{names.followup(asked.name)}” {state}{last}"


def _all_aloud(spoken: Sequence[SpokenAnswer]) -> str:
    """Return the points of all answers, and who has counted them."""
    points = "; ".join(map(_aloud, spoken))
    return (
        f"{points}. You ticked these yourself. The table does not count probes." if spoken else ""
    )


def _aloud(one: SpokenAnswer) -> str:
    probed = f", then {one.probed} when probed" if one.probed else ""
    return f"{one.title} {one.ticked}/{one.total}{probed}"
