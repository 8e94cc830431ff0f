"""Reps: one timed go each, from the stub to Accepted, and how they are rated. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from harness.practice.events import (
    AttemptJudged,
    Event,
    Hinted,
    Interviewed,
    InterviewStep,
    Saved,
)

LAST_RUNG = 5
"""The rung of a ladder that shows the lines themselves."""
QUICK_MINUTES, SLOW_MINUTES = 15.0, 30.0
"""Minutes of a rep that came easily, and of one that is slow for an interview."""
FEW_FAILURES = 3


class Rating(StrEnum):
    """The ratings of a rep, in the words of spaced repetition."""

    AGAIN = "again"
    HARD = "hard"
    GOOD = "good"
    EASY = "easy"


@dataclass(frozen=True)
class Rep:
    """One go at a problem, from the stub to Accepted."""

    began: datetime
    approach: str = ""
    """The approach that was asked for from memory; '' if any will do."""
    put_away: str = ""
    """The digest of the text that was put away when it began; '' if there was none."""
    first: int = 0
    """The number of its first event in the past of the problem, from 0."""
    saved: datetime | None = None
    """The first save that is known of, at which the clock starts."""
    judgements: tuple[AttemptJudged, ...] = ()
    """The judgements of texts that were not judged before, and the one that is Accepted."""
    seen: frozenset[str] = frozenset()
    """The digests of their texts, among which one is found at once."""
    rungs: tuple[int, ...] = ()
    """The rungs of hints that were shown."""
    ended: datetime | None = None
    """The time when it was Accepted, or given up; None while it goes on, or if nothing was judged
    before the next one began."""
    chosen: Rating | None = None
    """The rating that the learner has chosen."""
    thrown_out: bool = False
    """True if the learner does not want it to count."""
    interview: bool = False
    """True if an interview was held on it."""
    over: bool = False
    """True once its interview has ended, or the next rep has begun."""

    @property
    def sources(self) -> tuple[str, ...]:
        """The digests of the texts that were judged."""
        return tuple(dict.fromkeys(judged.source for judged in self.judgements))

    @property
    def mistakes(self) -> tuple[AttemptJudged, ...]:
        """The judgements that were not Accepted, or whose search was not the one asked for."""
        return tuple(judged for judged in self.judgements if not judged.ends_rep)

    @property
    def accepted(self) -> bool:
        """True if it ended with Accepted."""
        return bool(self.judgements) and self.judgements[-1].ends_rep

    @property
    def minutes(self) -> float | None:
        """The minutes to Accepted; None if it did not come to that."""
        if not self.accepted or not self.ended or not self.saved:
            return None
        return (self.ended - self.saved).total_seconds() / 60

    @property
    def rating(self) -> Rating:
        """The rating: the learner's own, or the one that follows from the result."""
        return self.chosen or rate(self)

    @property
    def is_secret(self) -> bool:
        """True if its mistakes may not be named yet: the report of an interview names them."""
        return self.interview and not self.over

    def brings_back(self, source: str) -> bool:
        """Return True for the digest of the text that was put away, if no other came since.

        An editor still shows that text, and saves it again. That is not practice.
        """
        return source == self.put_away and not (self.saved or self.judgements)

    def after(self, event: Event) -> Rep:
        """Return the rep with what an event adds to it. One that has ended gets no judgement."""
        match event:
            case Interviewed(step=InterviewStep.ENDED) if self.interview:
                return replace(self, ended=self.ended or event.time, over=True)
            case _ if self.ended:
                return self
            case Saved():
                return replace(self, saved=self.saved or event.time)
            case Hinted():
                return replace(self, rungs=(*self.rungs, event.rung))
            case AttemptJudged():
                return _after_judgement(self, event)
        return self

    def before_next(self, time: datetime) -> Rep:
        """Return the rep as it is when the next one begins: given up, unless it has ended."""
        given_up = self.ended is None and self.judgements
        return replace(self, ended=time if given_up else self.ended, over=True)


def rate(rep: Rep) -> Rating:
    """Return the rating that follows from time, hints and failures."""
    if not rep.accepted or LAST_RUNG in rep.rungs:
        return Rating.AGAIN
    minutes, failures = rep.minutes or 0.0, len(rep.mistakes)
    if rep.rungs or failures > FEW_FAILURES or minutes > SLOW_MINUTES:
        return Rating.HARD
    return Rating.GOOD if failures or minutes > QUICK_MINUTES else Rating.EASY


def _after_judgement(rep: Rep, event: AttemptJudged) -> Rep:
    if rep.brings_back(event.source) or (event.source in rep.seen and not event.ends_rep):
        return rep
    saved = rep.saved or max(rep.began, min(event.saved, event.time))
    if event.ends_rep and not rep.saved:  # no earlier save was seen: it counts from the stub
        saved = rep.began
    ended = event.time if event.ends_rep else None
    judgements, seen = (*rep.judgements, event), rep.seen | {event.source}
    return replace(rep, saved=saved, judgements=judgements, seen=seen, ended=ended)
