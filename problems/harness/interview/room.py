"""The room of an interview: the attempt, the journal, the clock, and what the learner types.

It holds no state of its own: the journal has all, so that an interview resumes where it was left.
"""

from __future__ import annotations

from datetime import UTC, datetime

from harness.console import minutes_and_seconds
from harness.errors import KataError
from harness.interview.questions import InterviewData
from harness.interview.state import Interview, Phase, interviews_of
from harness.interview.terminal import TypedLines
from harness.practice.attempt import attempt_at
from harness.practice.events import Interviewed, InterviewStep
from harness.practice.journal import Journal
from harness.practice.judge import Watch, unwatched
from harness.practice.past import Past
from harness.problem import Problem


class Room:
    """The resources of an interview. Its steps are recorded in the journal."""

    def __init__(
        self,
        problem: Problem,
        data: InterviewData,
        typed: TypedLines,
        journal: Journal,
        watch: Watch = unwatched,
    ) -> None:
        self.problem, self.data, self.typed = problem, data, typed
        self.journal, self.watch = journal, watch
        self.attempt = attempt_at(problem)

    @property
    def past(self) -> Past:
        """The practice of the problem, other terminals included."""
        self.journal.refresh()
        return self.journal.past(self.problem.slug)

    @property
    def interviews(self) -> list[Interview]:
        """The interviews on the problem, the latest last."""
        return interviews_of(self.past)

    @property
    def current(self) -> Interview:
        """The interview that goes on."""
        return self.interviews[-1]

    @property
    def phase(self) -> Phase:
        """The part that the interview is in now."""
        return self.current.phase(datetime.now(UTC))

    @property
    def seconds_left(self) -> float:
        """The seconds that are left on the clock."""
        return self.current.seconds_left(datetime.now(UTC))

    @property
    def time(self) -> str:
        """The time that is left, in minutes and seconds."""
        return minutes_and_seconds(self.seconds_left)

    def step(self, step: InterviewStep, name: str = "", result: str = "", detail: str = "") -> None:
        """Record a step in the journal. Raises KataError if that is not possible."""
        now, slug = datetime.now(UTC), self.problem.slug
        event = Interviewed(
            time=now, problem=slug, step=step, name=name, result=result, detail=detail
        )
        raise_if(self.journal.append(event))


def raise_if(complaint: str) -> None:
    """Raise KataError with a complaint; do nothing for ''."""
    if complaint:
        raise KataError(complaint)
