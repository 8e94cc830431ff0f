"""The feedback on an interview: what was good, what was weak, and what to practise next. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from harness.console import plural
from harness.practice.events import AttemptJudged
from harness.practice.interview.length import quick_minutes
from harness.practice.interview.state import Interview
from harness.records import typed

GOOD, WEAK = 0.75, 0.5
"""The parts of the points from which an answer is good, and below which it is weak."""
CLOSE, FAR = 1.5, 3.0
"""The errors up to which a claim on the cost is good, and from which it is weak."""


def strengths(one: Interview) -> list[str]:
    """Return what an interviewer would praise."""
    said, of = one.talk.points
    accepted, asked = one.accepted_at is not None, one.talk.clarifying
    error = one.talk.claim.error if one.talk.claim else None
    found = {
        "asked about the task before writing": asked and asked.share >= GOOD,
        "Accepted at the first run": accepted and not one.failures,
        "left time for follow-ups": one.followups,
        "without a hint": accepted and not (one.hints or one.hints_beside or one.looked_up),
        "each follow-up solved": one.followups and all(it.accepted for it in one.followups),
        "knew how the cost grows": error and error <= CLOSE,
        "explained well": of and said / of >= GOOD,
    }
    return [text for text, true in found.items() if true]


def concerns(one: Interview, name: Callable[[AttemptJudged], str]) -> list[str]:
    """Return what an interviewer would object to."""
    again = {text: count for text, count in Counter(map(name, one.failures)).items() if count > 1}
    open_ones = [it.name for it in one.followups if not it.accepted]
    thin = [it.title for it in one.talk.answers if it.share < WEAK]
    asked, error = one.talk.clarifying, one.talk.claim.error if one.talk.claim else None
    found = {
        "hardly asked about the task": asked and asked.share < WEAK,
        "not Accepted in time": one.accepted_at is None,
        **{f"{text} went wrong {count} times": True for text, count in again.items()},
        f"needed {plural(len(one.hints), 'hint')}": one.hints,
        "looked something up": one.looked_up or one.hints_beside,
        f"not solved: {', '.join(open_ones)}": open_ones,
        "misjudged how the cost grows": error and error >= FAR,
        f"said little on {', '.join(thin)}": thin,
    }
    return [text for text, true in found.items() if true]


def practise_next(one: Interview, name: Callable[[AttemptJudged], str]) -> str:
    """Return the one thing to practise next: the first that is missing."""
    most = Counter(map(name, one.failures)).most_common(1)
    again, quick = typed("again"), quick_minutes(one.length)
    if one.accepted_at is None:
        on = f", above all {most[0][0]}: h gives hints on it" if most else ""
        return f"the problem itself, without a clock{on}. `{again}`, then `{typed('practice')}`."
    weak = next((it for it in one.followups if not it.accepted), None)
    if one.accepted_at > quick * 60 or (most and most[0][1] > 1):
        on = f" {_capital(most[0][0])} cost you {plural(most[0][1], 'run')}." if most else ""
        within = f"Aim at Accepted within {quick} minutes."
        return f"the plain search, from the stub.{on} {within} `{again}` begins it."
    if weak:
        return f"the follow-up {weak.name}. `{typed('start', '--followup', weak.name)}` begins it."
    missed = min(one.talk.answers, key=lambda answer: answer.share, default=None)
    if missed and missed.ticked < missed.total:
        points_left = " ".join(f"“{point}”" for point in missed.left_out)
        drill = f"`{typed('interview', '--drill')}` asks it again."
        return f"{missed.title}: say it aloud, with what you left out. {points_left} {drill}"
    begin, choose = typed("again", "--approach", "…"), typed("compare")
    return f"another approach from memory: `{begin}`, or `{choose}` to choose one."


def solved(one: Interview) -> str:
    """Return how many of its follow-ups were solved, in words."""
    count = sum(it.accepted for it in one.followups)
    return f"{count} of {len(one.followups)}" if one.followups else "none"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
