"""Reps: one timed go each, from the stub to Accepted, and how they are rated. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
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
HINT_PRICE = timedelta(minutes=2)
"""The time on the clock of an interview that a hint costs."""


class Rating(StrEnum):
    """The ratings of a rep, in the words of spaced repetition."""

    AGAIN = "again"
    HARD = "hard"
    GOOD = "good"
    EASY = "easy"


@dataclass(frozen=True)
class Stopwatch:
    """The clock of an interview: it stands still while that is left, and a hint puts it forward."""

    starts: tuple[datetime, ...]
    stops: tuple[datetime, ...] = ()
    hints: tuple[datetime, ...] = ()
    """The moments at which it was put forward by the price of a hint."""
    latest: datetime | None = None
    """The time of the last event: a process that was killed has left no stop."""

    def after(self, event: Event) -> Stopwatch:
        """Return the stopwatch after an event."""
        watch, time = replace(self, latest=event.time), event.time
        match event:
            case Interviewed(step=InterviewStep.LEFT | InterviewStep.ENDED):
                return _stopped(watch, time)
            case Interviewed(step=InterviewStep.RESUMED):
                watch = _stopped(watch, self.latest or self.starts[-1])
                return replace(watch, starts=(*watch.starts, time))
            case Interviewed(step=InterviewStep.HINTED):
                return replace(watch, hints=(*watch.hints, time))
        return watch

    def time_at(self, moment: datetime) -> timedelta:
        """Return the time that it showed at a moment."""
        pairs = zip(self.starts, (*self.stops, moment), strict=False)
        stretches = (max(min(stop, moment) - start, timedelta()) for start, stop in pairs)
        charged = (HINT_PRICE for time in self.hints if time <= moment)
        return sum((*stretches, *charged), timedelta())


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
    clock: Stopwatch | None = None
    """The clock of an interview; None for any other rep."""
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
        return self.time_between(self.saved, self.ended).total_seconds() / 60

    @property
    def rating(self) -> Rating:
        """The rating: the learner's own, or the one that follows from the result."""
        return self.chosen or rate(self)

    @property
    def is_secret(self) -> bool:
        """True if its mistakes may not be named yet: the report of an interview names them."""
        return self.clock is not None and not self.over

    def time_between(self, start: datetime, stop: datetime) -> timedelta:
        """Return the time that counts between two moments: that on the clock, if there is one."""
        if self.clock is None:
            return stop - start
        return self.clock.time_at(stop) - self.clock.time_at(start)

    def brings_back(self, source: str) -> bool:
        """Return True for the digest of the text that was put away, if no other came since.

        An editor still shows that text, and saves it again. That is not practice.
        """
        return source == self.put_away and not (self.saved or self.judgements)

    def after(self, event: Event) -> Rep:
        """Return the rep with what an event adds to it. One that has ended gets no judgement."""
        rep = replace(self, clock=self.clock.after(event)) if self.clock else self
        match event:
            case Interviewed(step=InterviewStep.ENDED) if rep.clock:
                return replace(rep, ended=rep.ended or event.time, over=True)
            case _ if rep.ended:
                return rep
            case Saved():
                return replace(rep, saved=rep.saved or event.time)
            case Hinted():
                return replace(rep, rungs=(*rep.rungs, event.rung))
            case AttemptJudged():
                return _after_judgement(rep, event)
        return rep

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


def _stopped(watch: Stopwatch, time: datetime) -> Stopwatch:
    """Return the stopwatch standing still from a time on, unless it does already."""
    running = len(watch.starts) > len(watch.stops)
    return replace(watch, stops=(*watch.stops, time)) if running else watch


def _after_judgement(rep: Rep, event: AttemptJudged) -> Rep:
    if rep.brings_back(event.source) or (event.source in rep.seen and not event.ends_rep):
        return rep
    saved = rep.saved or max(rep.began, min(event.saved, event.time))
    if event.ends_rep and not rep.saved:  # no earlier save was seen: it counts from the stub
        saved = rep.began
    ended = event.time if event.ends_rep else None
    judgements, seen = (*rep.judgements, event), rep.seen | {event.source}
    return replace(rep, saved=saved, judgements=judgements, seen=seen, ended=ended)
