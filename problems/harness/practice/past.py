"""The past of a problem: its events in the journal, and its reps. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from harness.practice.events import (
    AttemptJudged,
    Began,
    Drilled,
    Event,
    Interviewed,
    InterviewStep,
    Rated,
)
from harness.practice.reps import Rating, Rep


@dataclass(frozen=True)
class Past:
    """The practice of a problem so far."""

    events: tuple[Event, ...] = ()
    """The events of the problem, with times that never decrease."""
    begun: tuple[Rep, ...] = ()
    """All reps, the latest last, including reps without a judgement."""

    @property
    def reps(self) -> list[Rep]:
        """The reps that count: with a judgement, unless it is the last rep."""
        return [*(rep for rep in self.begun[:-1] if rep.ended), *self.begun[-1:]]

    @property
    def current(self) -> Rep | None:
        """The rep in progress, or None."""
        return self.begun[-1] if self.begun and self.begun[-1].ended is None else None

    @property
    def was_accepted(self) -> bool:
        """True if a rep has ended with Accepted."""
        return any(rep.accepted for rep in self.reps)

    @property
    def is_over(self) -> bool:
        """True if the last rep has ended."""
        return bool(self.begun) and self.current is None

    def judgement_of(self, digest: str) -> AttemptJudged | None:
        """Return the last judgement of a text, by its digest, or None if it was not judged."""
        judgements = (event for event in reversed(self.events) if isinstance(event, AttemptJudged))
        return next((judged for judged in judgements if judged.source == digest), None)

    def plus(self, events: Iterable[Event], now: datetime) -> Past:
        """Return the past after later events, the same as if all events were added at once.

        A time before the last event or in the future, from a changed clock, is clamped.
        Accepted ends a rep: a judgement after it, up to the next stub, belongs to no rep.
        """
        timed, reps = list(self.events), list(self.begun)
        latest = timed[-1].time if timed else datetime.min.replace(tzinfo=UTC)
        for event in events:
            latest = max(min(event.time, now), latest)
            timed.append(event if event.time == latest else replace(event, time=latest))
            _add(reps, timed[-1])
        return Past(tuple(timed), tuple(reps))


def _add(reps: list[Rep], event: Event) -> None:
    match event:
        case Began():
            reps[-1:] = [rep.before_next(event.time) for rep in reps[-1:]]
            reps.append(Rep(event.time, event.approach))
        case Rated():  # an unknown rating changes nothing
            for at in [at for at, rep in enumerate(reps) if rep.ended][-1:]:
                if event.rating in set(Rating):
                    reps[at] = replace(reps[at], chosen=Rating(event.rating))
        case Drilled():  # without an attempt
            pass
        case _:
            is_interview = isinstance(event, Interviewed) and event.step == InterviewStep.BEGAN
            if not reps or (is_interview and reps[-1].ended):
                reps.append(Rep(event.time))
            reps[-1] = reps[-1].after(event)
