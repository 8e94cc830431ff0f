"""The interviewer: asks, keeps the clock, and judges when asked to. All that happens is an event.

Nothing here knows more than the journal does, so an interview goes on wherever it was left.
"""

from __future__ import annotations

from datetime import UTC, datetime

from harness import load
from harness.cli.interview.aloud import Aloud
from harness.cli.interview.coding import Coding
from harness.cli.interview.typed_lines import TypedLines
from harness.compare.identify import approaches_like
from harness.console import minutes_and_seconds, paragraph, print_drawing
from harness.drawing import Drawing
from harness.judge.outcome import Report
from harness.practice.attempt import Attempt
from harness.practice.events import Interviewed, InterviewStep
from harness.practice.interview.choice import choose_followups
from harness.practice.interview.data import InterviewData
from harness.practice.interview.length import followups_in
from harness.practice.interview.state import Interview, Phase
from harness.practice.journal import append, version
from harness.practice.ladders import choose_ladder, read_ladders
from harness.practice.past import Past
from harness.problem import Problem


class Interviewer:
    """Conducts an interview through its phases, from the point that the journal records."""

    def __init__(self, problem: Problem, data: InterviewData, typed: TypedLines) -> None:
        self.problem, self.data, self.typed = problem, data, typed
        self.attempt = Attempt(problem)
        self.report: Report | None = None
        """The last judgement of the problem itself."""
        self._past, self._seen = Past(), (-1, -1)

    @property
    def past(self) -> Past:
        """Return the past of the problem. Read the journal again only if it has changed."""
        found = version(self.attempt.folder)
        if found != self._seen:
            self._past, self._seen = self.attempt.past(), found
        return self._past

    @property
    def current(self) -> Interview:
        """The interview that goes on."""
        return self.past.interviews[-1]

    @property
    def phase(self) -> Phase:
        """The part that it is in now."""
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
        """Keep a step in the journal. Raises OSError if that is not possible."""
        now, slug = datetime.now(UTC), self.problem.slug
        event = Interviewed(
            time=now, problem=slug, step=step, name=name, result=result, detail=detail
        )
        append(event, self.attempt.folder)

    def conduct(self) -> None:
        """Ask until the interview is over. Raises LeftError if the learner leaves."""
        while (phase := self.phase) is not Phase.OVER:
            if phase is Phase.CLARIFY:
                Aloud(self).clarify()
                print_drawing(task(self.problem))
            elif phase is Phase.CODE:
                coding = Coding(self, self.attempt)
                coding.conduct()
                self.report = coding.report
            elif phase is Phase.FOLLOWUPS:
                self.ask_followup()
            else:
                if not self.seconds_left:
                    print("\nTime is up.")
                Aloud(self).ask_on_code()  # unless that was done before the follow-ups
                Aloud(self).ask_rest()
                self.step(InterviewStep.ENDED)

    def ask_followup(self) -> None:
        """Ask the next follow-up; before the first, ask about the search, and draw them."""
        one = self.current
        if not one.asked:
            Aloud(self).ask_on_code()
            before = [known.name for it in self.past.interviews for known in it.followups]
            most = followups_in(self.seconds_left)
            names = choose_followups(self.data.followups, self.done(), before, most)
            self.step(InterviewStep.ASKED, " ".join(names))
            if not names:
                print("\nThere is no time for a follow-up.")
            return
        followup = next(known for known in one.followups if not known.closed)
        problem = load.load_problem(self.problem.folder / load.FOLLOWUPS / followup.name)
        attempt = Attempt(problem)
        if not followup.opened:
            attempt.begin()
            self.step(InterviewStep.OPENED, followup.name)
        print(f"\nNext: {problem.title}")
        print_drawing(task(problem))
        Coding(self, attempt, followup.name).conduct()

    def done(self) -> set[str]:
        """Return what was done: the approaches that search alike, and the ladders of failures."""
        ladders = read_ladders(self.problem.folder)
        found = (choose_ladder(ladders, it.failed_as, it.cause) for it in self.current.failures)
        kinds = {ladder.name for ladder in found if ladder}
        alike = (
            approaches_like(self.report, load.SOLUTIONS / self.problem.slug) if self.report else []
        )
        return kinds | set(alike)


def task(problem: Problem) -> Drawing:
    """Return which file to read and which to write."""
    statement, attempt = problem.folder / "README.md", load.attempt_path(problem)
    return paragraph("Read", load.near(statement)) + paragraph("Write", load.near(attempt))
