"""Events of interviews, for tests that say what follows from them."""

from harness.interview.room import LeftError
from harness.interview.state import interviews_of
from harness.practice.events import Interviewed, InterviewStep
from tests.harness.practice.events import at, began, judged, past, saved


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
    """A learner who types some lines, and leaves after the last one."""

    def __init__(self, *lines):
        self.lines = list(lines)

    def wait(self, _seconds):
        if not self.lines:
            raise LeftError
        return self.lines.pop(0)
