"""The interviewer: asks, keeps the clock, and judges when asked to. All that happens is an event.

Nothing here knows more than the history does, so an interview goes on wherever it was left.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import UTC, datetime

from harness import load
from harness.cli.plain_page import PlainPage
from harness.cli.typed_lines import TypedLines
from harness.compare.identify import approaches_like
from harness.console import minutes_and_seconds, paragraph, print_drawing
from harness.errors import KataError
from harness.practice.attempt import Attempt
from harness.practice.events import Interviewed, InterviewStep, Saved
from harness.practice.file_state import Readiness
from harness.practice.interview import Interview, Phase
from harness.practice.interview_data import InterviewData, SpokenQuestion, choose_followups
from harness.practice.journal import append, read_journal
from harness.practice.ladders import choose_ladder, read_ladders
from harness.practice.past import past_of
from harness.records import Drawing, Problem, Report

LOOK = 0.5
"""Seconds between looks at the file and the clock."""
REMIND = (20, 10, 5, 1)
"""Minutes left at which the interviewer says so."""


class Interviewer:
    """Carries an interview through its phases, from wherever the history says that it is."""

    def __init__(self, problem: Problem, data: InterviewData) -> None:
        self.problem, self.data, self.typed = problem, data, TypedLines()
        self.report: Report | None = None
        """The last judgement of the problem itself."""

    @property
    def interviews(self) -> list[Interview]:
        """All interviews, the one that goes on last."""
        return past_of(read_journal(), self.problem.slug, datetime.now(UTC)).interviews

    @property
    def current(self) -> Interview:
        """The interview that goes on."""
        return self.interviews[-1]

    def step(self, step: InterviewStep, name: str = "", result: str = "", detail: str = "") -> None:
        """Keep a step in the history. Raises OSError if that is not possible."""
        now, slug = datetime.now(UTC), self.problem.slug
        append(
            Interviewed(time=now, problem=slug, step=step, name=name, result=result, detail=detail)
        )

    def conduct(self) -> None:
        """Ask until the interview is over. Raises LeftError if the learner leaves."""
        while (phase := self.current.phase(datetime.now(UTC))) is not Phase.OVER:
            if phase is Phase.CODE:
                self.code(Attempt(self.problem), None)
            elif phase is Phase.FOLLOWUPS:
                self.ask_followup()
            else:
                self.ask_questions()
                self.step(InterviewStep.ENDED)

    def ask_followup(self) -> None:
        """Draw the follow-ups if that was not done yet, else ask the next one."""
        one = self.current
        if not one.asked:
            before = [known.name for it in self.interviews for known in it.followups]
            names = choose_followups(self.data.followups, self.done(), before)
            self.step(InterviewStep.ASKED, " ".join(names))
            return
        followup = next(known for known in one.followups if not known.closed)
        problem = load.load_problem(self.problem.folder / load.FOLLOWUPS / followup.name)
        if not followup.opened:
            Attempt(problem).begin()
            self.step(InterviewStep.OPENED, followup.name)
        print(f"\nNext: {problem.title}")
        print_drawing(task(problem))
        self.code(Attempt(problem), followup.name)

    def done(self) -> set[str]:
        """Return what was done: the approaches that search alike, and the ladders of failures."""
        ladders = read_ladders(self.problem.folder)
        found = (choose_ladder(ladders, it.verdict, it.cause) for it in self.current.failures)
        kinds = {ladder.name for ladder in found if ladder}
        alike = (
            approaches_like(self.report, load.SOLUTIONS / self.problem.slug) if self.report else []
        )
        return kinds | set(alike)

    def code(self, attempt: Attempt, followup: str | None) -> None:
        """Wait while the learner writes, and judge at Enter, until it is Accepted or time is up."""
        print(self.prompt(followup))
        phase, reminded = self.current.phase(datetime.now(UTC)), self.minutes()
        while (one := self.current).phase(datetime.now(UTC)) is phase:
            line = self.typed.wait(LOOK)
            if not followup and one.saved is None:
                self.note_write(attempt)
            if line is None:
                reminded = self.remind(reminded)
            elif line == "s" and followup:
                self.step(InterviewStep.SKIPPED, followup)
                return
            elif line:
                print(self.prompt(followup))
            elif self.run(attempt, followup):
                return
        if self.seconds_left() <= 0:
            print("\nTime is up.")

    def prompt(self, followup: str | None) -> str:
        """Return the time that is left, and what can be typed."""
        keys = "Enter runs it, q leaves for now" + ", s leaves it out" * bool(followup)
        return f"{self.time()} left. {keys}."

    def note_write(self, attempt: Attempt) -> None:
        """Keep the time of the first save that holds more than the stub."""
        if attempt.state().readiness in (Readiness.READY, Readiness.UNFINISHED):
            append(Saved(time=datetime.now(UTC), problem=self.problem.slug))

    def run(self, attempt: Attempt, followup: str | None) -> bool:
        """Judge what is saved, print LeetCode's words for it, and return True if it is Accepted."""
        try:
            attempt.read()
        except KataError as error:
            print(error)
            return False
        judgement = attempt.judge(None, PlainPage(reason=bool(followup)))
        if judgement.complaint:
            raise KataError(judgement.complaint)
        report = judgement.report
        if followup:
            self.step(InterviewStep.JUDGED, followup, report.verdict.word, report.verdict.reason)
        else:
            self.report = report
        if not report.verdict.accepted:
            print(self.prompt(followup))
        return report.verdict.accepted

    def ask_questions(self) -> None:
        """Ask the questions that were not answered yet; the clock does not matter any more."""
        answered = {known.title for known in self.current.answers}
        todo = [one for one in self.data.questions if one.title not in answered]
        if todo:
            print("\nNow aloud, as if to a person. Press Enter when you have answered.")
        for one in todo:
            print_drawing([[], *paragraph("", one.ask)])
            self.typed.wait(None)
            for number, point in enumerate(one.points, 1):
                print_drawing(paragraph(f"{number:>6}.", point))
            ticked = self.ticks(one)
            left_out = [text for number, text in enumerate(one.points, 1) if number not in ticked]
            result = f"{len(ticked)}/{len(one.points)}"
            self.step(InterviewStep.ANSWERED, one.title, result, "\n".join(left_out))

    def ticks(self, one: SpokenQuestion) -> set[int]:
        """Return the numbers of the points that were said."""
        print(
            "Which of these did you say? Type their numbers, as in 1 3, or just Enter. ",
            end="",
        )
        sys.stdout.flush()
        while True:
            words = (self.typed.wait(None) or "").replace(",", " ").split()
            if all(word.isdecimal() and 1 <= int(word) <= len(one.points) for word in words):
                return set(map(int, words))
            print(f"Numbers from 1 to {len(one.points)}, please: ", end="")
            sys.stdout.flush()

    def remind(self, before: int) -> int:
        """Say how much time is left when another mark was passed. Return the minutes left."""
        now = self.minutes()
        if passes_mark(before, now, REMIND):
            print(f"{self.time()} left.")
        return now

    def minutes(self) -> int:
        """Return the minutes left, rounded up."""
        return -int(-self.seconds_left() // 60)

    def time(self) -> str:
        return minutes_and_seconds(self.seconds_left())

    def seconds_left(self) -> float:
        return self.current.seconds_left(datetime.now(UTC))


def task(problem: Problem) -> Drawing:
    """Return which file to read and which to write."""
    statement, attempt = problem.folder / "README.md", load.attempt_path(problem)
    return paragraph("Read", load.near(statement)) + paragraph("Write", load.near(attempt))


def passes_mark(before: int, now: int, marks: Sequence[int]) -> bool:
    """Return True if a mark lies between two numbers of minutes left."""
    return any(now <= mark < before for mark in marks)
