"""Reps: a timed round from the stub to Accepted, and its rating. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from harness.practice.events import AttemptJudged, Event, Hinted, Interviewed, InterviewStep, Saved

LAST_RUNG = 5
"""The rung of a ladder that shows the lines themselves."""
QUICK_MINUTES, SLOW_MINUTES = 15.0, 30.0
"""The maximum minutes of a rep that is rated easy, and of a rep that is rated good."""
FEW_FAILURES = 3
"""The maximum number of failures in a rep that is rated good."""


class Rating(StrEnum):
    """The ratings of a rep, in the words of spaced repetition."""

    AGAIN = "again"
    HARD = "hard"
    GOOD = "good"
    EASY = "easy"


@dataclass(frozen=True)
class Rep:
    """One timed round on a problem, from the stub to Accepted."""

    began: datetime
    approach: str = ""
    """The approach that was asked for from memory; '' if any will do."""
    saved: datetime | None = None
    """The time of the first known save, when the clock starts."""
    judgements: tuple[AttemptJudged, ...] = ()
    """The judgements of texts that were not judged before, and the judgement that ended the rep."""
    hints: tuple[Hinted, ...] = ()
    """The hints that were shown."""
    ended: datetime | None = None
    """The time when it was Accepted or given up; None while in progress, or if nothing was judged
    before the next rep began."""
    chosen: Rating | None = None
    """The rating that the learner has chosen."""
    steps: tuple[Interviewed, ...] = ()
    """The steps of the interview that was held on it, if any, from its beginning to its end."""
    over: bool = False
    """True once its interview has ended, or the next rep has begun."""

    @property
    def sources(self) -> set[str]:
        """The digests of the texts that were judged."""
        return {judged.source for judged in self.judgements}

    @property
    def mistakes(self) -> tuple[AttemptJudged, ...]:
        """The judgements that were not Accepted, or not by the search that the rep asks for."""
        return tuple(judged for judged in self.judgements if not judged.ends_rep)

    @property
    def accepted(self) -> bool:
        """True if it ended with Accepted."""
        return bool(self.judgements) and self.judgements[-1].ends_rep

    @property
    def minutes(self) -> float | None:
        """The minutes to Accepted; None if it was not Accepted."""
        if not self.accepted or not self.ended or not self.saved:
            return None
        return (self.ended - self.saved).total_seconds() / 60

    @property
    def rating(self) -> Rating:
        """The rating that the learner has chosen, or else the computed rating."""
        return self.chosen or rate(self)

    def after(self, event: Event) -> Rep:
        """Return the rep after an event. A rep that has ended gets no judgement."""
        match event:
            case Interviewed(step=InterviewStep.BEGAN):
                return replace(self, steps=(event,), over=False)
            case Interviewed() if self.steps and not self.over:
                over = event.step == InterviewStep.ENDED
                ended = self.ended or (event.time if over else None)
                return replace(self, steps=(*self.steps, event), ended=ended, over=over)
            case _ if self.ended:
                return self
            case Saved():
                return replace(self, saved=self.saved or event.time)
            case Hinted():
                return replace(self, hints=(*self.hints, event))
            case AttemptJudged():
                return _after_judgement(self, event)
        return self

    def before_next(self, time: datetime) -> Rep:
        """Return the rep as it is when the next rep begins: given up, unless it has ended."""
        given_up = self.ended is None and self.judgements
        return replace(self, ended=time if given_up else self.ended, over=True)


def rate(rep: Rep) -> Rating:
    """Return the rating of a rep, computed from its time, hints and failures."""
    if not rep.accepted or any(hint.rung == LAST_RUNG for hint in rep.hints):
        return Rating.AGAIN
    minutes, failures = rep.minutes or 0.0, len(rep.mistakes)
    if rep.hints or failures > FEW_FAILURES or minutes > SLOW_MINUTES:
        return Rating.HARD
    return Rating.GOOD if failures or minutes > QUICK_MINUTES else Rating.EASY


def _after_judgement(rep: Rep, event: AttemptJudged) -> Rep:
    if event.source in rep.sources and not event.ends_rep:
        return rep
    start = rep.began if event.ends_rep else event.time  # if no earlier save is known
    return replace(
        rep,
        saved=rep.saved or start,
        judgements=(*rep.judgements, event),
        ended=event.time if event.ends_rep else None,
    )
