"""Answers given aloud: the points that were said, and how an answer is rated. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from harness.practice.events import Drilled, Event, Interviewed, InterviewStep
from harness.practice.reps import Rating

MOST_DIGITS = 4
"""Digits of a number in the journal."""


@dataclass(frozen=True)
class SpokenAnswer:
    """A question that was answered aloud."""

    title: str
    time: datetime
    ticked: int
    total: int
    left_out: tuple[str, ...] = ()
    """The points that were not said."""
    probed: str = ""
    """The points of the answer to what was asked next, as in `1/2`; '' if nothing was."""

    @property
    def share(self) -> float:
        """The part of the points that were said."""
        return self.ticked / self.total

    @property
    def rating(self) -> Rating:
        """The rating in the words of spaced repetition."""
        if self.share < 0.5:
            return Rating.AGAIN
        if self.share < 0.75:
            return Rating.HARD
        return Rating.GOOD if self.share < 1 else Rating.EASY


def spoken_answer(event: Interviewed | Drilled) -> SpokenAnswer:
    """Return the answer that an event keeps."""
    ticked, _, total = event.result.partition("/")
    left_out = tuple(event.detail.splitlines())
    said, of = number_in(ticked), max(number_in(total), 1)
    return SpokenAnswer(event.name, event.time, min(said, of), of, left_out)


def answers_by_title(events: Iterable[Event]) -> dict[str, list[SpokenAnswer]]:
    """Return the answers to each question, in interviews and in drills, the latest last."""
    found: dict[str, list[SpokenAnswer]] = {}
    for event in events:
        match event:
            case Drilled() | Interviewed(step=InterviewStep.ANSWERED):
                found.setdefault(event.name, []).append(spoken_answer(event))
    return found


def number_in(text: str) -> int:
    """Return a number from the journal, which may have been edited; 0 if it is not one."""
    return int(text[:MOST_DIGITS]) if text.isdecimal() else 0
