"""The practice of a problem so far: its events, and the reps that they make."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from harness.practice.events import Event, Judged, digest, steady
from harness.practice.history import FOLDER, History, read_history
from harness.practice.reps import Rep, find_reps
from harness.records import Problem


@dataclass(frozen=True)
class Past:
    """The practice of a problem so far."""

    history: History
    events: tuple[Event, ...]
    """The events of the history, with times that never go back."""
    reps: tuple[Rep, ...]

    @property
    def current(self) -> Rep | None:
        """The rep that goes on, or None."""
        return self.reps[-1] if self.reps and self.reps[-1].ended is None else None

    def judgement_of(self, source: str) -> Judged | None:
        """Return the last judgement of a text, or None if it was not judged."""
        mark = digest(source)
        own = (one for one in reversed(self.events) if isinstance(one, Judged))
        return next((one for one in own if one.source == mark), None)


def read_past(
    problem: Problem, now: datetime, folder: Path = FOLDER, unwritten: Sequence[Event] = ()
) -> Past:
    """Read what is known of a problem, and add what could not be written.

    Raises OSError if there is a history that cannot be read.
    """
    history = read_history(problem.slug, folder)
    events = tuple(steady([*history.events, *unwritten], now))
    return Past(history, events, tuple(find_reps(events)))
