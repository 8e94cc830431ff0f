"""An interview: a rep against the clock, then follow-ups and questions. Pure.

It is a view of the events of its rep. The clock runs from the stub, and a hint puts it forward.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from itertools import takewhile

from harness.judge.outcome import Word
from harness.practice.events import (
    AttemptJudged,
    Drilled,
    Event,
    Interviewed,
    InterviewStep,
)
from harness.practice.past import Past
from harness.practice.reps import Rating, Rep

MINUTES = 40
"""The usual time on the clock: for the problem and its follow-ups."""
LENGTHS = {15: 1, 25: 2, MINUTES: 3}
"""The lengths of an interview in minutes, with the number of its spoken questions."""
FOLLOWUP_MINUTES = 10
"""The time that a follow-up needs: one is asked for each such time that is left."""
MOST_FOLLOWUPS = 2
HINT_PRICE = timedelta(minutes=2)
"""The time on the clock that a hint costs."""
MOST_DIGITS = 4
"""Digits of a number in the journal."""


class Phase(StrEnum):
    """The parts of an interview."""

    CLARIFY = "clarify"
    CODE = "code"
    FOLLOWUPS = "follow-ups"
    QUESTIONS = "questions"
    OVER = "over"


@dataclass(frozen=True)
class SpokenAnswer:
    """A question that was answered aloud."""

    title: str
    time: datetime
    ticked: int
    total: int
    left_out: tuple[str, ...] = ()
    """The points that were not said."""
    probed: str = ""
    """The points of the answer to what was asked next, as in `1/2`; '' if nothing was."""

    @property
    def share(self) -> float:
        """The part of the points that were said."""
        return self.ticked / self.total

    @property
    def rating(self) -> Rating:
        """The rating in the words of spaced repetition."""
        if self.share < 0.5:
            return Rating.AGAIN
        if self.share < 0.75:
            return Rating.HARD
        return Rating.GOOD if self.share < 1 else Rating.EASY


@dataclass(frozen=True)
class Followup:
    """A follow-up that was asked."""

    name: str
    began: datetime | None = None
    """The time when its stub was written; None before."""
    ended: datetime | None = None
    """The time when it was Accepted or skipped; None before."""
    runs: int = 0
    failed: str = ""
    """The last verdict, with its reason, if it is not Accepted."""
    accepted: bool = False
    skipped: bool = False

    @property
    def closed(self) -> bool:
        """True if it is not worked on any more."""
        return self.accepted or self.skipped

    @property
    def reached(self) -> bool:
        """True if it was worked on, or skipped."""
        return self.began is not None or self.closed or self.runs > 0


@dataclass(frozen=True)
class Interview:
    """A rep on an interviewer's clock, with what was asked in it."""

    rep: Rep
    began: datetime
    """The moment at which its clock began to run."""
    latest: datetime
    """The time of its last event: one that was left has no end."""
    charged: tuple[datetime, ...]
    """The moments at which a hint put the clock forward."""
    length: int
    """The minutes on its clock."""
    clarified: bool
    """True once the learner has asked about the task."""
    clarifying: tuple[SpokenAnswer, ...]
    """The learner's questions on the task; () if there was nothing to ask."""
    answers: tuple[SpokenAnswer, ...]
    hints: int
    """The number of hints, those that were taken in another terminal among them."""
    asked: bool
    """True once the follow-ups were drawn."""
    followups: tuple[Followup, ...]

    @property
    def spoken(self) -> tuple[SpokenAnswer, ...]:
        """All that was answered aloud, what was asked about the task first."""
        return self.clarifying + self.answers

    @property
    def points(self) -> tuple[int, int]:
        """The number of points that were ticked, and of all."""
        spoken = self.spoken
        return sum(answer.ticked for answer in spoken), sum(answer.total for answer in spoken)

    @property
    def runs(self) -> tuple[AttemptJudged, ...]:
        """The judgements while there was time."""
        in_time = self.seconds_in_time
        return tuple(run for run in self.rep.judgements if in_time(run.time) is not None)

    @property
    def failures(self) -> tuple[AttemptJudged, ...]:
        """The runs that were not Accepted."""
        return tuple(run for run in self.runs if not run.ends_rep)

    @property
    def accepted_at(self) -> float | None:
        """The seconds on the clock at Accepted; None if it did not come to that in time."""
        return self.seconds_in_time(self.rep.ended) if self.rep.accepted else None

    @property
    def in_time(self) -> bool:
        """True if the clock did not end it: all was solved, or skipped."""
        return self.accepted_at is not None and all(known.closed for known in self.followups)

    @property
    def seconds_used(self) -> float:
        """The seconds on the clock that were used, at most its length."""
        return self.length * 60 - self.seconds_left(self.latest)

    def seconds_in_time(self, moment: datetime | None) -> float | None:
        """Return the seconds on the clock at a moment; None without one, or if time was up."""
        if moment is None or not self.seconds_left(moment):
            return None
        return self.seconds_at(moment)

    def seconds_at(self, moment: datetime) -> float:
        """Return the seconds that the clock shows at a moment, whether time is up or not."""
        charged = sum((HINT_PRICE for time in self.charged if time <= moment), timedelta())
        return (max(moment - self.began, timedelta()) + charged).total_seconds()

    def seconds_left(self, now: datetime) -> float:
        """Return the seconds that are left on the clock."""
        return max(self.length * 60.0 - self.seconds_at(now), 0.0)

    def phase(self, now: datetime) -> Phase:
        """Return the part that it is in."""
        if self.rep.over:
            return Phase.OVER
        if self.seconds_left(now):
            if not (self.clarified or self.rep.saved or self.rep.judgements):
                return Phase.CLARIFY
            if self.accepted_at is None:
                return Phase.CODE
            if not self.asked or not all(known.closed for known in self.followups):
                return Phase.FOLLOWUPS
        return Phase.QUESTIONS


def interviews_of(past: Past) -> list[Interview]:
    """Return the interviews, the latest last, even if nothing was judged in one."""
    ends = [*(rep.first for rep in past.begun[1:]), len(past.events)]
    return [
        _interview(rep, past.events[rep.first : end])
        for rep, end in zip(past.begun, ends, strict=False)
        if rep.interview
    ]


def _interview(rep: Rep, events: Sequence[Event]) -> Interview:
    """Return the interview of a rep. Steps after its end are another terminal's."""
    steps = [event for event in events if isinstance(event, Interviewed)]
    first = max(at for at, step in enumerate(steps) if step.step == InterviewStep.BEGAN)
    begin, *later = steps[first:]
    steps = list(takewhile(lambda step: step.step != InterviewStep.ENDED, later))
    latest = [*later[len(steps) :], events[-1]][0].time

    def of(kind: InterviewStep) -> list[Interviewed]:
        return [step for step in steps if step.step == kind]

    probed = {step.name: step.result for step in of(InterviewStep.PROBED)}

    def said(kind: InterviewStep) -> tuple[SpokenAnswer, ...]:
        return tuple(spoken_answer(step, probed.get(step.name, "")) for step in of(kind))

    drawn = of(InterviewStep.ASKED)
    charged = of(InterviewStep.HINTED)
    hinted = [step.name for step in charged]
    return Interview(
        rep,
        began=begin.time,
        latest=latest,
        charged=tuple(step.time for step in charged),
        # until interviews had several lengths, the event did not say how long it is
        length=number_in(begin.result) or MINUTES,
        clarified=bool(of(InterviewStep.CLARIFIED)),
        clarifying=tuple(answer for answer in said(InterviewStep.CLARIFIED) if answer.title),
        answers=said(InterviewStep.ANSWERED),
        hints=max(len(rep.rungs), hinted.count("")) + sum(map(bool, hinted)),
        asked=bool(drawn),
        followups=tuple(
            _followup(name, steps) for name in (drawn[-1].name.split() if drawn else [])
        ),
    )


def _followup(name: str, steps: Iterable[Interviewed]) -> Followup:
    found = Followup(name)
    for step in steps:
        if step.name != name:
            continue
        if step.step == InterviewStep.OPENED:
            found = replace(found, began=step.time)
        elif step.step == InterviewStep.SKIPPED:
            found = replace(found, skipped=True, ended=step.time)
        elif step.step == InterviewStep.JUDGED:
            won = step.result == Word.ACCEPTED
            failed = "" if won else f"{step.result}, {step.detail}".removesuffix(", ")
            found = replace(found, runs=found.runs + 1, accepted=won, failed=failed)
            found = replace(found, ended=step.time if won else None)
    return found


def spoken_answer(event: Interviewed | Drilled, probed: str = "") -> SpokenAnswer:
    """Return the answer that an event keeps, with that to the probe."""
    ticked, _, total = event.result.partition("/")
    left_out = tuple(event.detail.splitlines())
    said, of = number_in(ticked), max(number_in(total), 1)
    return SpokenAnswer(event.name, event.time, min(said, of), of, left_out, probed)


def answers_by_title(events: Iterable[Event]) -> dict[str, list[SpokenAnswer]]:
    """Return the answers to each question, in interviews and in drills, the latest last."""
    found: dict[str, list[SpokenAnswer]] = {}
    for event in events:
        match event:
            case Drilled() | Interviewed(step=InterviewStep.ANSWERED):
                found.setdefault(event.name, []).append(spoken_answer(event))
    return found


def number_in(text: str) -> int:
    """Return a number from the journal, which may have been edited; 0 if it is not one."""
    return int(text[:MOST_DIGITS]) if text.isdecimal() else 0


def questions_of(minutes: int) -> int:
    """Return the number of spoken questions of an interview, without the plan."""
    return LENGTHS.get(minutes, LENGTHS[MINUTES])


def followups_in(seconds: float) -> int:
    """Return the number of follow-ups that there is time for."""
    return min(int(seconds // (FOLLOWUP_MINUTES * 60)), MOST_FOLLOWUPS)


def quick_minutes(minutes: int) -> int:
    """Return the minutes to Accepted that leave time for the follow-ups of an interview."""
    planned = min(minutes // (2 * FOLLOWUP_MINUTES), MOST_FOLLOWUPS)
    return minutes - planned * FOLLOWUP_MINUTES
