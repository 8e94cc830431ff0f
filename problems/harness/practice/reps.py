"""From events to reps: one timed go each, from the stub to Accepted. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from harness.practice.events import Began, Event, Hinted, Judged, Rated, Saved
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
    saved: datetime | None = None
    """The first save that is known of, at which the clock starts."""
    ended: datetime | None = None
    """When it was Accepted, or given up; None while it goes on."""
    accepted: bool = False
    sources: tuple[str, ...] = ()
    """Digests of the texts that were judged."""
    mistakes: tuple[Judged, ...] = ()
    """The judgements that were not Accepted."""
    rungs: tuple[int, ...] = ()
    """The rungs of hints that were shown."""
    chosen: Rating | None = None
    """The rating that the learner has chosen."""

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
            reps.append(Rep(event.time))
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
    if isinstance(event, Hinted):
        return replace(rep, rungs=(*rep.rungs, event.rung))
    if not isinstance(event, Judged) or event.source in rep.sources:
        return rep
    accepted = event.verdict == Word.ACCEPTED
    saved = rep.saved or max(rep.began, min(event.saved, event.time))
    if accepted and not rep.saved:
        saved = rep.began  # right at once: nobody saw the saves before, so it counts from the stub
    rep = replace(rep, saved=saved, sources=(*rep.sources, event.source))
    if accepted:
        return replace(rep, accepted=True, ended=event.time)
    return replace(rep, mistakes=(*rep.mistakes, event))


def _rate_last(reps: list[Rep], event: Rated) -> None:
    """Rate the last rep that has ended, in place."""
    for at in reversed(range(len(reps))):
        if reps[at].ended:
            known = event.rating in set(Rating)
            reps[at] = replace(reps[at], chosen=Rating(event.rating)) if known else reps[at]
            return
