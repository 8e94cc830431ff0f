"""An interview: a rep against the clock, then follow-ups and questions. Pure.

The clock runs from the stub, and stands still while the interview is left.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Self, TypeGuard

from harness.practice.events import AttemptJudged, Event, Interviewed, InterviewStep, Shown
from harness.practice.interview.followup import Followup
from harness.practice.interview.length import MINUTES
from harness.practice.interview.spoken_answers import number_in
from harness.practice.interview.stopwatch import Stopwatch
from harness.practice.interview.talk import Talk
from harness.practice.reps import Rep

HINT_PRICE = timedelta(minutes=2)
"""The time on the clock that a hint of the interviewer costs."""


class Phase(StrEnum):
    """The parts of an interview."""

    CLARIFY = "clarify"
    CODE = "code"
    FOLLOWUPS = "follow-ups"
    QUESTIONS = "questions"
    OVER = "over"


@dataclass(frozen=True, kw_only=True)
class Interview(Rep):
    """A rep on an interviewer's clock, as far as it has come, with what is asked after it."""

    stopwatch: Stopwatch
    latest: datetime
    """The time of the last event."""
    length: int = MINUTES
    """The minutes on its clock."""
    talk: Talk = field(default_factory=Talk)
    hints: tuple[str, ...] = ()
    """The follow-up of each hint that the interviewer gave, '' for the problem itself."""
    looked_up: frozenset[str] = frozenset()
    """The digests of the texts whose mistake was named by a page beside the interview."""
    asked: bool = False
    """True once the follow-ups were drawn."""
    followups: tuple[Followup, ...] = ()
    over: bool = False

    @property
    def runs(self) -> tuple[AttemptJudged, ...]:
        """The judgements while there was time."""
        in_time = self.seconds_in_time
        return tuple(one for one in self.judgements if in_time(one.time) is not None)

    @property
    def failures(self) -> tuple[AttemptJudged, ...]:
        """The runs that were not Accepted."""
        return tuple(one for one in self.runs if not one.ends_rep)

    @property
    def accepted_at(self) -> float | None:
        """The seconds on the clock at Accepted; None if it did not come to that in time."""
        return self.seconds_in_time(self.ended) if self.accepted else None

    @property
    def in_time(self) -> bool:
        """True if the clock did not end it: all was solved, or left out."""
        return self.accepted_at is not None and all(one.closed for one in self.followups)

    @property
    def hints_beside(self) -> int:
        """The number of hints on the problem itself that were not asked of the interviewer."""
        return max(len(self.rungs) - self.hints.count(""), 0)

    @property
    def seconds_used(self) -> float:
        """The seconds on the clock that were used, at most its length."""
        return self.length * 60 - self.seconds_left(self.latest)

    def time_between(self, start: datetime, stop: datetime) -> timedelta:
        """Return the time that counts between two moments: not that for which it was left."""
        return self.stopwatch.time_at(stop) - self.stopwatch.time_at(start)

    def seconds_in_time(self, moment: datetime | None) -> float | None:
        """Return the seconds on the clock at a moment; None without one, or if time was up."""
        if moment is None or not self.seconds_left(moment):
            return None
        return self.stopwatch.time_at(moment).total_seconds()

    def seconds_left(self, now: datetime) -> float:
        """Return the seconds that are left on the clock."""
        return max(self.length * 60.0 - self.stopwatch.time_at(now).total_seconds(), 0.0)

    def phase(self, now: datetime) -> Phase:
        """Return the part that it is in."""
        if self.over:
            return Phase.OVER
        if self.seconds_left(now):
            if not (self.talk.clarified or self.saved or self.judgements):
                return Phase.CLARIFY
            if self.accepted_at is None:
                return Phase.CODE
            if not self.asked or not all(one.closed for one in self.followups):
                return Phase.FOLLOWUPS
        return Phase.QUESTIONS

    def after(self, event: Event) -> Self:
        """Return the interview with what an event adds to it, even after Accepted."""
        if isinstance(event, Interviewed):
            after = self if self.over else self._after_step(event)
        else:
            after = super().after(event)
            if not self.ended and names_mistake(event):
                after = replace(after, looked_up=self.looked_up | {event.source})
        return replace(after, latest=event.time)

    def before_next(self, time: datetime) -> Self:
        """Return the interview as it is when the next rep begins, which ends it."""
        return replace(super().before_next(time), over=True)

    def _after_step(self, event: Interviewed) -> Self:
        watch, talk = self._stopwatch_after(event), self.talk.after(event)
        after = replace(self, stopwatch=watch, talk=talk)
        match event.step:
            case InterviewStep.ASKED:
                names = event.name.split()
                return replace(after, asked=True, followups=tuple(map(Followup, names)))
            case InterviewStep.OPENED | InterviewStep.JUDGED | InterviewStep.SKIPPED:
                followups = tuple(known.after(event) for known in self.followups)
                return replace(after, followups=followups)
            case InterviewStep.HINTED:
                return replace(after, hints=(*self.hints, event.name))
            case InterviewStep.LOOKED_UP:
                return replace(after, looked_up=self.looked_up | {event.name})
            case InterviewStep.ENDED:
                return replace(after, ended=self.ended or event.time, over=True)
        return after

    def _stopwatch_after(self, event: Interviewed) -> Stopwatch:
        match event.step:
            case InterviewStep.LEFT | InterviewStep.ENDED:
                return self.stopwatch.stopped(event.time)
            case InterviewStep.RESUMED:  # without LEFT it was killed after the last event
                return self.stopwatch.stopped(self.latest).started(event.time)
            case InterviewStep.HINTED:
                return self.stopwatch.charged(event.time, HINT_PRICE)
        return self.stopwatch


def begin_interview(rep: Rep, event: Interviewed) -> Interview:
    """Return a rep that has just begun as an interview, whose clock starts with the event.

    Until interviews had several lengths, the event did not say how long it is.
    """
    length = number_in(event.result) or MINUTES
    clock = Stopwatch((event.time,))
    return Interview(**vars(rep) | {"stopwatch": clock, "latest": event.time, "length": length})


def names_mistake(event: Event) -> TypeGuard[AttemptJudged]:
    """Return True if the learner saw the likely mistake, which an interview withholds."""
    return isinstance(event, AttemptJudged) and event.page == Shown.NAMED and bool(event.likely)
