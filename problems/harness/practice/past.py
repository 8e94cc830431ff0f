"""The past of a problem: the events of the journal, reduced to reps. Pure."""

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

UNDO, THROW_OUT = "undo", "throw-out"
"""Words that stand in the place of a rating of the last rep: the first takes back what was said
before, with the second the rep does not count."""


@dataclass(frozen=True)
class Past:
    """The practice of a problem so far."""

    events: tuple[Event, ...] = ()
    """Its events, with times that never go back."""
    begun: tuple[Rep, ...] = ()
    """All reps, the latest last, even those in which nothing was judged."""

    @property
    def reps(self) -> list[Rep]:
        """The reps that count. One in which nothing was judged is left out once another begins."""
        done = [rep for rep in self.begun[:-1] if rep.ended]
        return [rep for rep in [*done, *self.begun[-1:]] if not rep.thrown_out]

    @property
    def current(self) -> Rep | None:
        """The rep that goes on, or None."""
        return self.begun[-1] if self.begun and self.begun[-1].ended is None else None

    @property
    def was_accepted(self) -> bool:
        """True if a rep of it has ended with Accepted."""
        return any(rep.accepted for rep in self.reps)

    @property
    def is_over(self) -> bool:
        """True if the last rep has ended."""
        return bool(self.begun) and self.current is None

    def judgement_of(self, mark: str) -> AttemptJudged | None:
        """Return the last judgement of a text, by its digest, or None if it was not judged."""
        own = (event for event in reversed(self.events) if isinstance(event, AttemptJudged))
        return next((judged for judged in own if judged.source == mark), None)

    def kept_as(self, mark: str) -> str:
        """Return the name of the file that keeps a text, by its digest, since it ended a rep."""
        own = (event for event in self.events if isinstance(event, AttemptJudged))
        return next((judged.kept for judged in own if judged.kept and judged.source == mark), "")

    def plus(self, events: Iterable[Event], now: datetime) -> Past:
        """Return the past with later events, as if they had been there from the first.

        Their times never go back and are never in the future. Only a clock that was changed can
        disagree with their order. Accepted ends a rep: what is judged after it, up to the next
        stub, belongs to none.
        """
        known, reps = list(self.events), list(self.begun)
        latest = known[-1].time if known else datetime.min.replace(tzinfo=UTC)
        for event in events:
            latest = min(max(event.time, latest), now)
            known.append(event if event.time == latest else replace(event, time=latest))
            _add(reps, known[-1], len(known) - 1)
        return Past(tuple(known), tuple(reps))


def _add(reps: list[Rep], event: Event, number: int) -> None:
    """Add an event to reps, in place."""
    match event:
        case Began():
            reps[-1:] = [rep.before_next(event.time) for rep in reps[-1:]]
            reps.append(Rep(event.time, event.approach, event.source, number))
        case Rated():
            _rate_last(reps, event.rating)
        case Drilled():  # without an attempt
            pass
        case Interviewed(step=InterviewStep.BEGAN):
            if not reps or reps[-1].ended:
                reps.append(Rep(event.time, first=number))
            reps[-1] = replace(reps[-1], interview=True, over=False)
        case _:
            if not reps:
                reps.append(Rep(event.time, first=number))
            reps[-1] = reps[-1].after(event)


def _rate_last(reps: list[Rep], rating: str) -> None:
    """Rate the last rep that has ended, in place."""
    for at in (at for at in range(len(reps) - 1, -1, -1) if reps[at].ended):
        if rating in set(Rating):
            reps[at] = replace(reps[at], chosen=Rating(rating), thrown_out=False)
        elif rating in (UNDO, THROW_OUT):
            reps[at] = replace(reps[at], chosen=None, thrown_out=rating == THROW_OUT)
        return
