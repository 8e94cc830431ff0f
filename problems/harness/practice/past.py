"""The past of a problem: the journal's events, reduced to reps. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from harness.load import family_of
from harness.practice.events import (
    AttemptJudged,
    Began,
    Drilled,
    Event,
    Interviewed,
    InterviewStep,
    Rated,
    digest,
)
from harness.practice.interview.state import Interview, begin_interview
from harness.practice.journal import Journal
from harness.practice.reps import Rating, Rep
from harness.problem import Problem


@dataclass(frozen=True)
class Past:
    """The practice of a problem, or of a follow-up, so far."""

    events: tuple[Event, ...] = ()
    """Its events, with times that never go back."""
    begun: tuple[Rep, ...] = ()
    """All reps, the latest last, even those in which nothing was judged."""

    @property
    def reps(self) -> list[Rep]:
        """The reps that count. One in which nothing was judged is left out once another begins."""
        return [one for one in self.begun[:-1] if one.ended] + list(self.begun[-1:])

    @property
    def interviews(self) -> list[Interview]:
        """The interviews, the latest last, even if nothing was judged in one."""
        return [one for one in self.begun if isinstance(one, Interview)]

    @property
    def current(self) -> Rep | None:
        """The rep that goes on, or None."""
        return self.begun[-1] if self.begun and self.begun[-1].ended is None else None

    def judgement_of(self, source: str) -> AttemptJudged | None:
        """Return the last judgement of a text, or None if it was not judged."""
        mark = digest(source)
        own = (one for one in reversed(self.events) if isinstance(one, AttemptJudged))
        return next((one for one in own if one.source == mark), None)

    def kept_as(self, source: str) -> str:
        """Return the name of the file that keeps a text, by its digest, since it ended a rep."""
        own = (one for one in self.events if isinstance(one, AttemptJudged))
        return next((one.kept for one in own if one.kept and one.source == source), "")


def past_of(journal: Journal, slug: str, now: datetime) -> Past:
    """Return what the journal has on a problem, or on a follow-up."""
    events = with_monotonic_times(journal.events_of(slug), now)
    return Past(tuple(events), tuple(reduce_to_reps(events)))


def pasts_of_family(journal: Journal, problem: Problem, now: datetime) -> dict[str, Past]:
    """Return the past of each follow-up of a problem by its name, and of the problem as ''."""
    slugs = family_of(problem).items()
    return {followup: past_of(journal, slug, now) for slug, followup in slugs}


def with_monotonic_times(events: Sequence[Event], now: datetime) -> list[Event]:
    """Return the events with times that never go back and are never in the future.

    Their order is that of the file. Only a clock that was changed can disagree with it.
    """
    result: list[Event] = []
    latest = datetime.min.replace(tzinfo=UTC)
    for event in events:
        latest = min(max(event.time, latest), now)
        result.append(event if event.time == latest else replace(event, time=latest))
    return result


def reduce_to_reps(events: Sequence[Event]) -> list[Rep]:
    """Return all reps in the events, the latest last.

    Accepted ends a rep: what is judged after it, up to the next stub, belongs to none.
    """
    reps: list[Rep] = []
    for event in events:
        match event:
            case Began():
                reps[-1:] = [last.before_next(event.time) for last in reps[-1:]]
                reps.append(Rep(event.time, event.approach, event.source))
            case Rated():
                _rate_last(reps, event.rating)
            case Drilled():  # without an attempt
                pass
            case Interviewed(step=InterviewStep.BEGAN):
                if not reps or reps[-1].ended:
                    reps.append(Rep(event.time))
                reps[-1] = begin_interview(reps[-1], event)
            case _:
                reps = reps or [Rep(event.time)]
                reps[-1] = reps[-1].after(event)
    return reps


def _rate_last(reps: list[Rep], rating: str) -> None:
    """Rate the last rep that has ended, in place."""
    ended = [at for at, rep in enumerate(reps) if rep.ended]
    if ended and rating in set(Rating):
        reps[ended[-1]] = replace(reps[ended[-1]], chosen=Rating(rating))
