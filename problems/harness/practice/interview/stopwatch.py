"""A stopwatch that stands still while an interview is left, and is put forward for a hint. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta


@dataclass(frozen=True)
class Stopwatch:
    """The moments at which a clock was started and stopped."""

    starts: tuple[datetime, ...]
    stops: tuple[datetime, ...] = ()
    charges: tuple[tuple[datetime, timedelta], ...] = ()
    """The moments at which it was put forward, and by how much."""

    @property
    def pauses(self) -> tuple[timedelta, ...]:
        """The times for which it stood still before it was started again."""
        pairs = zip(self.stops, self.starts[1:], strict=False)
        return tuple(start - stop for stop, start in pairs)

    def started(self, now: datetime) -> Stopwatch:
        """Return the stopwatch running on from now."""
        return replace(self, starts=(*self.starts, now))

    def stopped(self, now: datetime) -> Stopwatch:
        """Return the stopwatch standing still from now on, unless it does already."""
        running = len(self.starts) > len(self.stops)
        return replace(self, stops=(*self.stops, now)) if running else self

    def charged(self, now: datetime, price: timedelta) -> Stopwatch:
        """Return the stopwatch put forward by a price at a moment."""
        return replace(self, charges=(*self.charges, (now, price)))

    def time_at(self, moment: datetime) -> timedelta:
        """Return the time that it showed at a moment."""
        pairs = zip(self.starts, (*self.stops, moment), strict=False)
        stretches = (max(min(stop, moment) - start, timedelta()) for start, stop in pairs)
        charged = (price for time, price in self.charges if time <= moment)
        return sum((*stretches, *charged), timedelta())
