"""Interviews, from the events of the history: where one stands, and what came out of it. Pure.

The clock runs from the stub, and stands still while the interview is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from harness.practice.events import Began, Event, Interviewed, Judged, Saved, Step
from harness.practice.reps import Rep
from harness.records import Word

MINUTES = 40
SECONDS = MINUTES * 60.0
"""The clock of an interview: for the problem and its follow-ups."""


class Phase(StrEnum):
    """The parts of an interview."""

    CODE = "code"
    FOLLOWUPS = "follow-ups"
    QUESTIONS = "questions"
    OVER = "over"


@dataclass(frozen=True)
class Followup:
    """A follow-up that was asked."""

    name: str
    opened: bool = False
    """True once its stub was written."""
    runs: int = 0
    failed: str = ""
    """The last verdict that was not Accepted, with its reason."""
    accepted: bool = False
    skipped: bool = False

    @property
    def closed(self) -> bool:
        """True if it is not worked on any more."""
        return self.accepted or self.skipped


@dataclass(frozen=True)
class Answer:
    """A question that was answered aloud."""

    title: str
    ticked: int
    total: int
    left_out: tuple[str, ...] = ()
    """The points that were not said."""


@dataclass(frozen=True)
class Interview:
    """An interview as far as it has come. Times are seconds on its clock."""

    began: datetime
    seconds: float = 0.0
    """On the clock at the last event."""
    since: datetime | None = None
    """The time when the clock was last started; None while it stands still."""
    first_write: float | None = None
    first_run: float | None = None
    accepted: float | None = None
    runs: tuple[str, ...] = ()
    """Digests of the texts that were judged."""
    failures: tuple[Judged, ...] = ()
    asked: bool = False
    """True once the follow-ups were drawn."""
    followups: tuple[Followup, ...] = ()
    answers: tuple[Answer, ...] = ()
    over: bool = False

    @property
    def in_time(self) -> bool:
        """True if the clock did not end it: all was solved, or left out."""
        return self.accepted is not None and all(one.closed for one in self.followups)

    def clock(self, now: datetime) -> float:
        """Return the seconds on the clock at a time, which is not before the last event."""
        running = (now - self.since).total_seconds() if self.since else 0.0
        return min(self.seconds + max(running, 0.0), SECONDS)

    def seconds_left(self, now: datetime) -> float:
        """Return the seconds that are left on the clock."""
        return SECONDS - self.clock(now)

    def phase(self, now: datetime) -> Phase:
        """Return the part that it is in."""
        if self.over:
            return Phase.OVER
        if self.clock(now) < SECONDS:
            if self.accepted is None:
                return Phase.CODE
            if not self.asked or not all(one.closed for one in self.followups):
                return Phase.FOLLOWUPS
        return Phase.QUESTIONS


def find_interviews(events: Sequence[Event]) -> list[Interview]:
    """Return the interviews that events tell of, the latest last.

    A stub that is written while one goes on ends it: the attempt was given up.
    """
    found: list[Interview] = []
    last = None
    for event in events:
        if isinstance(event, Interviewed) and event.step == Step.BEGAN:
            found.append(Interview(event.time, since=event.time))
        elif found and not found[-1].over:
            found[-1] = _after(found[-1], event, last or event.time)
        last = event.time
    return found


def without_open_names(reps: Sequence[Rep], events: Sequence[Event]) -> list[Rep]:
    """Return reps without the mistakes of an interview that goes on: its report names them."""
    found = find_interviews(events)
    if not reps or not found or found[-1].over:
        return list(reps)
    return [*reps[:-1], replace(reps[-1], mistakes=())]


def _after(one: Interview, event: Event, last: datetime) -> Interview:
    """Return an interview with what an event adds to it. `last` is the time of the one before."""
    at = one.clock(event.time)
    if isinstance(event, Began):
        return replace(one, seconds=at, since=None, over=True)
    if isinstance(event, Interviewed):
        return _stepped(one, event, last)
    if at >= SECONDS or one.accepted is not None:
        return one
    if isinstance(event, Saved):
        return replace(one, first_write=at if one.first_write is None else one.first_write)
    if isinstance(event, Judged) and event.source not in one.runs:
        return _judged(one, event, at)
    return one


def _judged(one: Interview, event: Judged, at: float) -> Interview:
    one = replace(one, runs=(*one.runs, event.source))
    if one.first_run is None:
        wrote = at if one.first_write is None else one.first_write
        one = replace(one, first_run=at, first_write=wrote)
    if event.verdict == Word.ACCEPTED:
        return replace(one, accepted=at)
    return replace(one, failures=(*one.failures, event))


def _stepped(one: Interview, event: Interviewed, last: datetime) -> Interview:
    """Return an interview after one of its own events."""
    match event.step:
        case Step.LEFT:
            return replace(one, seconds=one.clock(event.time), since=None)
        case Step.RESUMED:  # if it was not left, the process was killed after the last event
            return replace(one, seconds=one.clock(last), since=event.time)
        case Step.ASKED:
            return replace(one, asked=True, followups=tuple(map(Followup, event.name.split())))
        case Step.OPENED | Step.JUDGED | Step.SKIPPED:
            followups = tuple(_followed(known, event) for known in one.followups)
            return replace(one, followups=followups)
        case Step.ANSWERED:
            return replace(one, answers=(*one.answers, _answer(event)))
        case Step.ENDED:
            return replace(one, seconds=one.clock(event.time), since=None, over=True)
    return one


def _followed(one: Followup, event: Interviewed) -> Followup:
    if one.name != event.name:
        return one
    if event.step == Step.OPENED:
        return replace(one, opened=True)
    if event.step == Step.SKIPPED:
        return replace(one, skipped=True)
    accepted = event.result == Word.ACCEPTED
    failed = one.failed if accepted else f"{event.result}, {event.detail}".removesuffix(", ")
    return replace(one, runs=one.runs + 1, accepted=accepted, failed=failed)


def _answer(event: Interviewed) -> Answer:
    ticked, _, total = event.result.partition("/")
    left_out = tuple(event.detail.splitlines())
    return Answer(event.name, _number(ticked), max(_number(total), 1), left_out)


def _number(text: str) -> int:
    """Return a number from the history, which may have been edited; 0 if it is none."""
    return int(text) if text.isdecimal() else 0
