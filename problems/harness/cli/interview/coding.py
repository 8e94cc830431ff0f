"""The coding part of an interview: Enter runs the code, and the clock runs on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from harness.cli.interview.plain_page import PlainPage, PlainProgress
from harness.console import print_drawing, warn
from harness.errors import KataError
from harness.judge.outcome import Report
from harness.practice.attempt import Attempt
from harness.practice.events import Hinted, InterviewStep
from harness.practice.file_state import Readiness
from harness.practice.interview.state import HINT_PRICE

if TYPE_CHECKING:
    from harness.cli.interview.interviewer import Interviewer

LOOK = 0.5
"""Seconds between looks at the file and the clock."""
REMIND = (20, 10, 5, 1)
"""Minutes left at which the interviewer says so."""


class Coding:
    """Waits while the learner writes, and judges when asked to."""

    def __init__(self, room: Interviewer, attempt: Attempt, followup: str = "") -> None:
        """Work on an attempt at the problem itself, or at a follow-up of it."""
        self.room, self.attempt, self.followup = room, attempt, followup
        self.report: Report | None = None
        """The last judgement."""

    def conduct(self) -> None:
        """Answer what is typed until the code is Accepted or skipped, or time is up."""
        print(self.prompt())
        phase, minutes = self.room.phase, self.minutes()
        while self.room.phase is phase:
            line = self.room.typed.wait(LOOK)
            if not self.followup and self.room.current.saved is None:
                self.note_write()
            if line is None:
                minutes = self.remind(minutes)
            elif line == "s" and self.followup:
                self.room.step(InterviewStep.SKIPPED, self.followup)
                return
            elif (line == "" and self.run()) or (line == "h" and self.hint()):
                return
            else:
                print(self.prompt())

    def prompt(self) -> str:
        """Return the time that is left, and what can be typed."""
        skip = ", s skips it" * bool(self.followup)
        hint = f"h gives a hint (costs {HINT_PRICE.total_seconds() / 60:.0f} minutes)"
        return f"{self.room.time} left. Enter runs your code, {hint}{skip}, q pauses."

    def note_write(self) -> None:
        """Keep the time of the first save that holds more than the stub."""
        if self.attempt.state().readiness in (Readiness.READY, Readiness.UNFINISHED):
            raise_if(self.attempt.note_save())

    def run(self) -> bool:
        """Judge what is saved, print LeetCode's words for it, and return True if it is Accepted."""
        try:
            self.attempt.read()
        except KataError as error:
            print(error)
            return False
        judgement = self.attempt.judge(None, PlainPage(reason=bool(self.followup)))
        raise_if(judgement.complaint)
        warn(judgement.remark)
        self.report, verdict = judgement.report, judgement.report.verdict
        if self.followup:
            self.room.step(InterviewStep.JUDGED, self.followup, verdict.word, verdict.reason)
        return verdict.accepted and not judgement.put_away

    def hint(self) -> bool:
        """Give the next hint, at its price, on what is saved. Return True if that is Accepted.

        A text that was not run yet is run first. A hint that was given before costs nothing.
        """
        past, state = self.attempt.past(), self.attempt.state()
        fresh = state.readiness is Readiness.READY and not past.judgement_of(state.source)
        if fresh and self.run():
            return True
        known = self.hints_given()
        try:
            hint = self.attempt.hint(self.attempt.past(), None, PlainProgress())
        except KataError as error:
            print(error)
            return False
        raise_if(hint.complaint)
        print_drawing(hint.lines)
        if self.hints_given() > known:
            self.room.step(InterviewStep.HINTED, self.followup)
        return False

    def hints_given(self) -> int:
        """Return the number of hints that the journal has on this problem."""
        return sum(isinstance(one, Hinted) for one in self.attempt.past().events)

    def remind(self, before: int) -> int:
        """Say how much time is left when another mark was passed. Return the minutes left."""
        now = self.minutes()
        if passes_mark(before, now, REMIND):
            print(f"{self.room.time} left.")
        return now

    def minutes(self) -> int:
        """Return the minutes left, rounded up."""
        return -int(-self.room.seconds_left // 60)


def raise_if(complaint: str) -> None:
    """Raise KataError with a complaint, if there is one."""
    if complaint:
        raise KataError(complaint)


def passes_mark(before: int, now: int, marks: Sequence[int]) -> bool:
    """Return True if a mark lies between two numbers of minutes left."""
    return any(now <= mark < before for mark in marks)
