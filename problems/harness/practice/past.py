"""The past of a problem: its events in the journal, and its reps with their ratings. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import StrEnum

from harness.practice.events import (
    AttemptJudged,
    Began,
    Drilled,
    Event,
    Hinted,
    Interviewed,
    InterviewStep,
    Rated,
    Saved,
)
from harness.practice.ladders import RUNGS

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
    """The approach to write from memory; '' for any approach."""
    saved: datetime | None = None
    """The time of the first known save, when the clock starts."""
    judgements: tuple[AttemptJudged, ...] = ()
    """The first judgement of each version of the file, and the judgement that ended the rep."""
    hints: tuple[Hinted, ...] = ()
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
        """The digests of the sources that were judged."""
        return {judged.source for judged in self.judgements}

    @property
    def mistakes(self) -> tuple[AttemptJudged, ...]:
        """The judgements that were not Accepted."""
        return tuple(judged for judged in self.judgements if not judged.accepted)

    @property
    def accepted(self) -> bool:
        return bool(self.judgements) and self.judgements[-1].accepted

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
        """Return the rep after the next rep has begun: given up, unless it had ended."""
        given_up = self.ended is None and self.judgements
        return replace(self, ended=time if given_up else self.ended, over=True)


def rate(rep: Rep) -> Rating:
    """Return the rating of a rep, computed from its time, hints and failures."""
    if not rep.accepted or any(hint.rung == len(RUNGS) for hint in rep.hints):
        return Rating.AGAIN
    minutes, failures = rep.minutes or 0.0, len(rep.mistakes)
    if rep.hints or failures > FEW_FAILURES or minutes > SLOW_MINUTES:
        return Rating.HARD
    return Rating.GOOD if failures or minutes > QUICK_MINUTES else Rating.EASY


def _after_judgement(rep: Rep, event: AttemptJudged) -> Rep:
    if event.source in rep.sources and not event.accepted:
        return rep
    start = rep.began if event.accepted else event.time  # if no earlier save is known
    return replace(
        rep,
        saved=rep.saved or start,
        judgements=(*rep.judgements, event),
        ended=event.time if event.accepted else None,
    )


@dataclass(frozen=True)
class Past:
    """The learner's history on a problem."""

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
    def in_progress(self) -> str:
        """`interview`, or `rep` if it was judged, if a new rep would end it; else ''."""
        last = self.begun[-1] if self.begun else None
        if last and last.steps and not last.over:
            return "interview"
        return "rep" if last and last.judgements and not last.ended else ""

    @property
    def was_accepted(self) -> bool:
        """True if a rep has ended with Accepted."""
        return any(rep.accepted for rep in self.reps)

    @property
    def is_over(self) -> bool:
        return bool(self.begun) and self.current is None

    def judgement_of(self, digest: str) -> AttemptJudged | None:
        """Return the last judgement of a source, by its digest, or None if it was not judged."""
        judgements = (event for event in reversed(self.events) if isinstance(event, AttemptJudged))
        return next((judged for judged in judgements if judged.source == digest), None)

    @property
    def failed_case(self) -> str:
        """The name of the case that failed when the attempt was last judged; '' if none did."""
        judgements = (event for event in reversed(self.events) if isinstance(event, AttemptJudged))
        return next((judged.case for judged in judgements), "")

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
            for at in [at for at, rep in enumerate(reps) if rep.accepted][-1:]:
                if event.rating in set(Rating):
                    reps[at] = replace(reps[at], chosen=Rating(event.rating))
        case Drilled():  # without an attempt
            pass
        case _:
            is_interview = isinstance(event, Interviewed) and event.step == InterviewStep.BEGAN
            if not reps or (is_interview and reps[-1].ended):
                reps.append(Rep(event.time))
            reps[-1] = reps[-1].after(event)
