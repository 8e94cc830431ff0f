"""From events to reps: one timed go each, from the stub to Accepted. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum

from harness.practice.events import (
    Began,
    Event,
    Hinted,
    Interviewed,
    Judged,
    Rated,
    Saved,
    Step,
)
from harness.records import Word

LAST_RUNG = 5
"""The rung of a ladder that shows the lines themselves."""
QUICK, SLOW = 15.0, 30.0
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
    saved: datetime | None = None
    """The first save that is known of, at which the clock starts."""
    ended: datetime | None = None
    """The time when it was Accepted, or given up; None while it goes on."""
    accepted: bool = False
    sources: tuple[str, ...] = ()
    """Digests of the texts that were judged."""
    mistakes: tuple[Judged, ...] = ()
    """The judgements that were not Accepted, or whose search was not the one asked for."""
    rungs: tuple[int, ...] = ()
    """The rungs of hints that were shown."""
    chosen: Rating | None = None
    """The rating that the learner has chosen."""
    interview: bool = False
    left: datetime | None = None
    """The time when the interview was left; None while it goes on."""
    away: timedelta = timedelta()
    """The time for which it was left."""

    @property
    def minutes(self) -> float | None:
        """The minutes to Accepted; None if it did not come to that."""
        if not self.accepted or not self.ended or not self.saved:
            return None
        return (self.ended - self.saved - self.away).total_seconds() / 60

    @property
    def rating(self) -> Rating:
        """The rating: the learner's own, or the one that follows from the result."""
        return self.chosen or rate(self)


def rate(rep: Rep) -> Rating:
    """Return the rating that follows from time, hints and failures."""
    if not rep.accepted or LAST_RUNG in rep.rungs:
        return Rating.AGAIN
    minutes, failures = rep.minutes or 0.0, len(rep.mistakes)
    if rep.rungs or failures > FEW_FAILURES or minutes > SLOW:
        return Rating.HARD
    return Rating.GOOD if failures or minutes > QUICK else Rating.EASY


def find_reps(events: Sequence[Event]) -> list[Rep]:
    """Return the reps that events tell of, the latest last.

    Accepted ends a rep: what is judged after it, up to the next stub, belongs to none. A rep in
    which nothing was judged is left out once another begins.
    """
    reps: list[Rep] = []
    for event in events:
        if isinstance(event, Began):
            if reps and reps[-1].ended is None:
                given_up = replace(reps.pop(), ended=event.time)
                reps += [given_up] if given_up.sources else []
            reps.append(Rep(event.time, event.approach))
        elif isinstance(event, Rated):
            _rate_last(reps, event)
        else:
            reps = reps or [Rep(event.time)]
            if reps[-1].ended is None:
                reps[-1] = _after(reps[-1], event)
    return reps


def _after(rep: Rep, event: Event) -> Rep:
    """Return a rep that goes on, with what an event adds to it."""
    if isinstance(event, Saved):
        return replace(rep, saved=rep.saved or event.time)
    if isinstance(event, Interviewed):
        return _interviewed(rep, event)
    if isinstance(event, Hinted):
        return replace(rep, rungs=(*rep.rungs, event.rung))
    if not isinstance(event, Judged):
        return rep
    accepted = event.verdict == Word.ACCEPTED and not event.apart
    known = event.source in rep.sources
    if known and not accepted:
        return rep
    saved = rep.saved or max(rep.began, min(event.saved, event.time))
    if accepted and not rep.saved:
        saved = (
            rep.began
        )  # accepted at the first judgement: no earlier save was seen, so it counts from the stub
    sources = rep.sources if known else (*rep.sources, event.source)
    rep = replace(rep, saved=saved, sources=sources)
    if accepted:
        return replace(rep, accepted=True, ended=event.time)
    return replace(rep, mistakes=(*rep.mistakes, event))


def _interviewed(rep: Rep, event: Interviewed) -> Rep:
    """Return a rep with what an event of an interview adds.

    The time away from it does not count. One that is over without Accepted is given up.
    """
    if event.step == Step.ENDED:
        return replace(rep, ended=event.time)
    if event.step == Step.LEFT:
        return replace(rep, left=event.time)
    if event.step == Step.RESUMED and rep.left:
        away = rep.away + (event.time - rep.left) * bool(rep.saved)
        return replace(rep, left=None, away=away)
    return replace(rep, interview=True)


def _rate_last(reps: list[Rep], event: Rated) -> None:
    """Rate the last rep that has ended, in place."""
    for at in reversed(range(len(reps))):
        if reps[at].ended:
            known = event.rating in set(Rating)
            reps[at] = replace(reps[at], chosen=Rating(event.rating)) if known else reps[at]
            return
