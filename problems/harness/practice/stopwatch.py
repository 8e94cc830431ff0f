"""A stopwatch that stands still while an interview is left. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta


@dataclass(frozen=True)
class Stopwatch:
    """The moments at which a clock was started and stopped."""

    starts: tuple[datetime, ...]
    stops: tuple[datetime, ...] = ()

    def started(self, now: datetime) -> Stopwatch:
        """Return the stopwatch running on from now."""
        return Stopwatch((*self.starts, now), self.stops)

    def stopped(self, now: datetime) -> Stopwatch:
        """Return the stopwatch standing still from now on, unless it does already."""
        running = len(self.starts) > len(self.stops)
        return Stopwatch(self.starts, (*self.stops, now)) if running else self

    def time_at(self, moment: datetime) -> timedelta:
        """Return the time that it showed at a moment."""
        pairs = zip(self.starts, (*self.stops, moment), strict=False)
        stretches = (max(min(stop, moment) - start, timedelta()) for start, stop in pairs)
        return sum(stretches, timedelta())
