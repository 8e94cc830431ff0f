"""The report of an interview: times, failures with their names, answers, and what is next. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from harness.console import minutes_and_seconds, plural
from harness.practice.events import AttemptJudged
from harness.practice.interview.feedback import concerns, practise_next, solved, strengths
from harness.practice.interview.followup import Followup
from harness.practice.interview.spoken_answers import SpokenAnswer
from harness.practice.interview.state import HINT_PRICE, Interview
from harness.practice.interview.talk import Claim
from harness.practice.ladders import first_sentence
from harness.practice.sheet import Sheet

Namer = Callable[[AttemptJudged], str]
"""Returns the few words by which a mistake is called."""
ROWS: dict[str, Callable[[Interview], str]] = {
    "Length": lambda it: f"{it.length} min",
    "First write": lambda it: _clock(it.seconds_in_time(it.saved)),
    "First run": lambda it: _clock(it.seconds_in_time(it.runs[0].time) if it.runs else None),
    "Accepted": lambda it: _clock(it.accepted_at),
    "Runs": lambda it: str(len(it.runs)),
    "Hints": lambda it: str(len(it.hints)),
    "Follow-ups": solved,
    "Points aloud": lambda it: "{} of {}".format(*it.talk.points),
}
"""The rows of the table, and what stands in them."""


def interview_report(one: Interview, before: Interview | None, name: Namer) -> Sheet:
    """Return the report of an interview beside the one before it.

    Args:
        one: the interview, which is over.
        before: the last one before it in which something ran; None if there is none.
        name: returns the few words by which a mistake is called.
    """
    ended = "" if one.in_time else ", ended by the clock"
    shown = [one, before] if before else [one]
    head = ["", "this time", day_of(before)] if before else ["", ""]
    rows = [[title, *map(cell, shown)] for title, cell in ROWS.items()]
    return Sheet(f"Interview of {day_of(one)}{ended}", head, rows, list(_notes(one, name)))


def day_of(one: Interview) -> str:
    """Return the day on which it began, as in `Mon 4 May`."""
    day = one.began.astimezone()
    return f"{day:%a} {day.day} {day:%b}"


def _notes(one: Interview, name: Namer) -> Iterator[tuple[str, str]]:
    """Yield the texts below the table, with their labels."""
    failures = (f"{it.verdict}, {name(it)}. {_what_was_seen(it)}" for it in one.failures)
    yield from _labelled("Failed", failures)
    yield from _labelled("Asked", map(_followup, one.followups))
    texts = {
        "Aloud": "; ".join(map(_aloud, one.talk.spoken)),
        "Cost": _cost(one.talk.claim),
        "Hints": _hints(one),
        "Beside": _beside(one),
        "Good": "; ".join(strengths(one)),
        "Weak": "; ".join(concerns(one, name)),
        "Next": practise_next(one, name),
    }
    yield from ((label, text) for label, text in texts.items() if text)


def _labelled(label: str, texts: Iterator[str]) -> Iterator[tuple[str, str]]:
    """Yield texts with a label before the first one."""
    for at, text in enumerate(texts):
        yield "" if at else label, text


def _cost(claim: Claim | None) -> str:
    if claim is None or claim.counted is None:
        return ""
    said = f"you said × {claim.said:g}" if claim.said else "you said nothing"
    return f"{said}, and × {claim.counted:g} was counted."


def _hints(one: Interview) -> str:
    """Return what the hints of the interviewer cost; '' if there were none."""
    price = minutes_and_seconds(HINT_PRICE.total_seconds() * len(one.hints))
    return f"{plural(len(one.hints), 'hint')}, for {price} on the clock." if one.hints else ""


def _beside(one: Interview) -> str:
    """Return what was looked up that the interview withholds; '' if nothing was."""
    mistakes = [f"the likely mistake of {plural(len(one.looked_up), 'text')}"] * bool(one.looked_up)
    hints = [plural(one.hints_beside, "hint")] * bool(one.hints_beside)
    found = " and ".join(mistakes + hints)
    return f"looked up in another terminal: {found}." if found else ""


def _what_was_seen(failure: AttemptJudged) -> str:
    return first_sentence(failure.likely or failure.reason or failure.verdict)


def _clock(seconds: float | None) -> str:
    return "never" if seconds is None else minutes_and_seconds(seconds)


def _followup(one: Followup) -> str:
    if one.accepted:
        return f"`{one.name}`: Accepted at run {one.runs}"
    state = "left out" if one.skipped else "not Accepted"
    runs = f" after {plural(one.runs, 'run')}, the last: {one.failed}" if one.runs else ""
    return f"`{one.name}`: {state}{runs}"


def _aloud(one: SpokenAnswer) -> str:
    probed = f", then {one.probed} when probed" if one.probed else ""
    return f"{one.title} {one.ticked}/{one.total}{probed}"
