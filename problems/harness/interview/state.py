"""The problem and the state of an interview: a rep against the clock, then questions. Pure.

The clock starts when the stub is written, and a hint adds to it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from pathlib import Path

from harness.practice.events import (
    Answered,
    AttemptJudged,
    Drilled,
    Event,
    Interviewed,
    InterviewStep,
)
from harness.practice.past import Past, Rep
from harness.practice.schedule import cards_due

MINUTES = 40
"""The length of an interview."""
HINT_PRICE = timedelta(minutes=2)
"""The time that each hint adds to the clock."""


class Phase(StrEnum):
    """The parts of an interview."""

    CLARIFY = "clarify"
    CODE = "code"
    QUESTIONS = "questions"
    OVER = "over"


@dataclass(frozen=True)
class Interview:
    """A rep in an interview, with its clock and its steps."""

    rep: Rep

    @property
    def began(self) -> datetime:
        """The time at which its clock started."""
        return self.rep.steps[0].time

    @property
    def answers(self) -> list[Interviewed]:
        """The questions that the learner has answered aloud."""
        return self._steps(InterviewStep.ANSWERED)

    @property
    def spoken(self) -> list[Interviewed]:
        """The answers, after the learner's questions on the task if there were points to ask."""
        clarifying = self._steps(InterviewStep.CLARIFIED)
        return [answer for answer in clarifying if answer.name] + self.answers

    @property
    def runs(self) -> list[AttemptJudged]:
        """The judgements before time was up."""
        judgements = self.rep.judgements
        return [run for run in judgements if self.seconds_in_time(run.time) is not None]

    @property
    def failures(self) -> list[AttemptJudged]:
        return [run for run in self.runs if not run.accepted]

    @property
    def accepted_at(self) -> float | None:
        """The seconds on the clock at Accepted; None if it was not Accepted in time."""
        return self.seconds_in_time(self.rep.ended) if self.rep.accepted else None

    @property
    def seconds_used(self) -> float:
        """The seconds on the clock that were used until its last step, at most its length."""
        return MINUTES * 60 - self.seconds_left(self.rep.steps[-1].time)

    def seconds_in_time(self, moment: datetime | None) -> float | None:
        """Return the seconds on the clock at a moment; None if `moment` is None, or time was up."""
        if moment is None or not self.seconds_left(moment):
            return None
        return self.seconds_at(moment)

    def seconds_at(self, moment: datetime) -> float:
        """Return the seconds that the clock shows at a moment, whether time is up or not."""
        hints = sum(hint.time <= moment for hint in self.rep.hints)
        passed = max(moment - self.began, timedelta())
        return (passed + hints * HINT_PRICE).total_seconds()

    def seconds_left(self, now: datetime) -> float:
        """Return the seconds left on the clock."""
        return max(MINUTES * 60.0 - self.seconds_at(now), 0.0)

    def phase(self, now: datetime) -> Phase:
        """Return the phase that the interview is in."""
        if self.rep.over:
            return Phase.OVER
        if self.seconds_left(now):
            clarified = self._steps(InterviewStep.CLARIFIED)
            if not (clarified or self.rep.saved or self.rep.judgements):
                return Phase.CLARIFY
            if self.accepted_at is None:
                return Phase.CODE
        return Phase.QUESTIONS

    def _steps(self, kind: InterviewStep) -> list[Interviewed]:
        return [step for step in self.rep.steps if step.step == kind]


def interviews_of(past: Past) -> list[Interview]:
    """Return all interviews on a problem, the latest last, including those without a judgement."""
    return [Interview(rep) for rep in past.begun if rep.steps]


def problem_to_interview(pasts: Mapping[Path, Past], now: datetime) -> Path | None:
    """Return the folder of the problem to hold an interview on, or None.

    That is the problem of the latest interview in progress, else the problem that is overdue the
    longest, else the problem whose last Accepted is the oldest. `pasts` has the practice of each
    problem by its folder, without follow-ups.
    """
    latest = {folder: held for folder, past in pasts.items() for held in interviews_of(past)}
    in_progress = [(held.began, folder) for folder, held in latest.items() if not held.rep.over]
    if in_progress:
        return max(in_progress)[1]
    due = [card.folder for card in cards_due(pasts, now) if not card.approach]
    accepted = {
        folder: rep.ended
        for folder, past in pasts.items()
        for rep in past.reps
        if rep.accepted and rep.ended
    }
    return due[0] if due else min(accepted, key=accepted.__getitem__, default=None)


def last_answers(events: Iterable[Event]) -> dict[str, Answered]:
    """Return the last answer to each question by its title, in an interview or a drill."""
    return {
        event.name: event
        for event in events
        if isinstance(event, Drilled)
        or (isinstance(event, Interviewed) and event.step == InterviewStep.ANSWERED)
    }
