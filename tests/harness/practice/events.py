"""Events of reps, for tests that say what follows from them."""

from datetime import UTC, datetime, timedelta

from harness.practice.events import AttemptJudged, Began, Hinted, Rated, Saved
from harness.practice.past import Past

NOON = datetime(2026, 5, 4, 12, tzinfo=UTC)
LATER = datetime(2126, 5, 4, 12, tzinfo=UTC)


def at(minutes):
    return NOON + timedelta(minutes=minutes)


def began(minutes=0.0):
    return Began(time=at(minutes), problem="p")


def saved(minutes):
    return Saved(time=at(minutes), problem="p")


def hinted(minutes, rung=1):
    return Hinted(time=at(minutes), problem="p", cause="undo", rung=rung)


def judged(minutes, verdict="Wrong Answer", source=None, likely="the undo is missing"):
    time, source = at(minutes), source or f"at {minutes}"
    return AttemptJudged(time=time, problem="p", source=source, verdict=verdict, likely=likely)


def accepted(minutes):
    return judged(minutes, "Accepted")


def rated(minutes, rating):
    return Rated(time=at(minutes), problem="p", rating=rating)


def past(events, now=LATER):
    return Past().plus(events, now)
