"""Hints: choosing the next hint for a saved attempt, and drawing it."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime

from harness.console import LABEL, paragraph
from harness.drawing import Drawing
from harness.errors import KataError
from harness.folders import problem_option
from harness.judge.outcome import Word
from harness.practice.begin import find_approach, hint_on
from harness.practice.events import AttemptJudged, Began, Event, Hinted
from harness.practice.ladders import (
    RUNGS,
    SEEN,
    WITHOUT_HINTS,
    Ladder,
    as_sentence,
    choose_ladder,
    read_ladders,
)
from harness.practice.past import Past
from harness.problem import Problem
from harness.what_to_type import typed
from harness.why.causes import EMPTY

ERRORS = (Word.RUNTIME, Word.COMPILE)
"""Verdicts whose reason is an error message: equal messages are the same mistake."""
CHANGED = "Then all cases pass. Say aloud why."
NO_TIME = datetime.min.replace(tzinfo=UTC)
STUB_FAILED = AttemptJudged(
    time=NO_TIME,
    problem="",
    source="",
    verdict=Word.WRONG,
    likely=EMPTY.text,
    remedy=EMPTY.remedy,
    cause=EMPTY.cause,
)
"""The judgement that is assumed for a stub, which is never judged."""


@dataclass(frozen=True)
class Hint:
    """A hint that was chosen."""

    lines: Drawing
    further: bool = False
    """True if another hint follows, which says more."""
    counts: Hinted | None = None
    """The event that counts the hint; None if it was shown before, or is not counted."""


def choose_hint(problem: Problem, past: Past, failure: AttemptJudged) -> Hint:
    """Return the next hint on a failure. Raises KataError if there is none."""
    approach = past.current.approach if past.current else ""
    if approach and failure is STUB_FAILED:
        return _hint_on_approach(problem, past, approach)
    ladder = choose_ladder(read_ladders(problem.folder), failure.failed_as, failure.cause)
    if failure.cause in WITHOUT_HINTS:
        return Hint(paragraph("Hint", seen_in(failure)))
    if ladder is None:
        raise KataError(_no_further_hint(problem, failure.verdict))
    mistake, now = mistake_of(failure), datetime.now(UTC)
    reached = rung_reached(past.events, ladder.name, mistake)
    number = min(reached + 1, len(RUNGS))
    event = Hinted(time=now, problem=problem.slug, cause=ladder.name, rung=number, mistake=mistake)
    return Hint(
        hint_lines(ladder, number, failure),
        further=number < len(RUNGS),
        counts=event if number > reached else None,
    )


def mistake_of(failure: AttemptJudged) -> str:
    """Return the identifier of a failure's mistake: its cause, or else its error or verdict.

    The cause is followed by the lines that the proved change adds, or else removes: the same cause
    elsewhere is another mistake, but editing the wrong line, or a line above it, is not.
    """
    if not failure.cause:
        return failure.reason if failure.verdict in ERRORS else failure.failed_as
    added, removed = (
        re.findall(rf"^\{sign}\d+ *(.*)", failure.change or "", re.MULTILINE) for sign in "+-"
    )
    return "\n".join([failure.cause, *(added or removed)])


def rung_reached(events: Iterable[Event], ladder: str, mistake: str = "") -> int:
    """Return the highest rung of a ladder that was shown in this rep on a mistake, or 0.

    A hint without a mistake, from an old journal, counts for every mistake of its ladder.
    """
    highest = 0
    for event in events:
        if isinstance(event, Began):
            highest = 0
        elif isinstance(event, Hinted) and event.cause == ladder and event.mistake in {"", mistake}:
            highest = max(highest, event.rung)
    return highest


def hint_lines(ladder: Ladder, number: int, failure: AttemptJudged) -> Drawing:
    """Draw a rung of a ladder, counted from 1, for a failure.

    The last rung is code, which is not wrapped: the change with which all cases pass, or else the
    ladder's code after the remedy of this mistake.
    """
    last, text = number == len(RUNGS), ladder.rung(number)
    title = f"Hint {number} of {len(RUNGS)} on {ladder.title}: {list(RUNGS.values())[number - 1]}"
    if ladder.verdicts == (Word.ACCEPTED,):  # its rungs are an interviewer's questions
        title = f"Question {number} of {len(RUNGS)}, after Accepted"
    if last and failure.change:
        todo = f"{_what_to_do(failure.change)} {CHANGED}"
        shown = _indented(failure.change) + paragraph("", todo)
    elif last and "\n" in text:
        shown = (paragraph("", failure.remedy) if failure.remedy else []) + _indented(text)
    else:
        shown = paragraph("", text.replace(SEEN, seen_in(failure)).strip())
    return [[(title, "title")], *shown]


def seen_in(failure: AttemptJudged) -> str:
    """Return the judge's observation on a failure as a sentence."""
    line = f"line {failure.line}" if failure.line else ""
    words = [failure.likely] if failure.likely else [failure.case, line, failure.reason]
    return as_sentence(": ".join(filter(None, words)))


def _indented(code: str) -> Drawing:
    return [[(" " * LABEL * bool(line) + line, "")] for line in code.splitlines()]


def _what_to_do(change: str) -> str:
    """Return a sentence on the lines of a change to remove and to add."""
    signs = {line[:1] for line in change.splitlines()}
    acts = {"-": "Remove the lines marked -", "+": "add the lines marked +"}
    return as_sentence(", and ".join(act for sign, act in acts.items() if sign in signs))


def _hint_on_approach(problem: Problem, past: Past, approach: str) -> Hint:
    """Return the hint on an approach from memory."""
    path = find_approach(problem, approach)
    now, slug = datetime.now(UTC), problem.slug
    event = Hinted(time=now, problem=slug, cause=f"from memory: {approach}", rung=1)
    shown_before = rung_reached(past.events, event.cause)
    return Hint(hint_on(path), counts=None if shown_before else event)


def _no_further_hint(problem: Problem, verdict: str) -> str:
    """Return a sentence on a verdict without hints, and what to do instead."""
    if verdict != Word.ACCEPTED:
        return f"there are no hints for {verdict}; `kata judge FULL=1` shows the details"
    again = typed("again", problem_option(problem.folder))
    return (
        f"your solution is Accepted, and there are no further questions; `{again}` begins a new rep"
    )
