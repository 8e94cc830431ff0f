"""Events of reps and interviews, for tests of the states that follow from them."""

from datetime import UTC, datetime, timedelta

from harness.interview.room import LeftError
from harness.interview.state import interviews_of
from harness.practice.events import (
    AttemptJudged,
    Began,
    Hinted,
    Interviewed,
    InterviewStep,
    Rated,
    Saved,
)
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


def step(minutes, kind, name="", result="", detail=""):
    return Interviewed(
        time=at(minutes), problem="p", step=kind, name=name, result=result, detail=detail
    )


BEGAN = [began(), step(0, InterviewStep.BEGAN)]
GOOD = [*BEGAN, saved(2), judged(8), judged(15, "Accepted")]
ANSWERED = [
    step(30, InterviewStep.ANSWERED, "the bool", "4/4"),
    step(31, InterviewStep.ANSWERED, "the cost", "1/4", "the stack"),
]
CLARIFIED = step(3, InterviewStep.CLARIFIED, "what to ask", "2/6")
OUT_OF_TIME = [*BEGAN, judged(8), judged(30)]


def interview(events):
    return interviews_of(past(events))[-1]


class Lines:
    """A learner who types some lines, and leaves after the last line."""

    def __init__(self, *lines):
        self.lines = list(lines)

    def wait(self, _seconds):
        if not self.lines:
            raise LeftError
        return self.lines.pop(0)
