"""The resources of an interview: the problem, the journal, the clock, and the learner's input.

Its state is read from the journal, so that an interview resumes where it stopped.
"""

import math
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TypeVar

from harness.console import minutes_and_seconds, paragraph, print_drawing
from harness.errors import KataError
from harness.interview.questions import Spoken, SpokenQuestion, When
from harness.interview.state import Interview, Phase, interviews_of
from harness.judge.child_files import LineReader
from harness.practice.events import Event, Interviewed, InterviewStep
from harness.practice.journal import Journal
from harness.practice.past import Past
from harness.problem import Problem

E = TypeVar("E", bound=Event)

LONGEST = 2**16
"""The maximum length of a line in bytes."""
LATEST = 0.3
"""The maximum seconds of one wait. A stop signal that arrives just before the wait, or in another
thread, is handled only after it."""


class LeftError(Exception):
    """The learner has left the interview or the drill."""


class TypedLines:
    """Lines from the standard input, with a timeout."""

    def __init__(self) -> None:
        self._lines = LineReader(sys.stdin.fileno(), LONGEST)

    def wait(self, seconds: float | None) -> str | None:
        """Return the next line, or None after a timeout. Raises LeftError for q or end of file."""
        end = math.inf if seconds is None else time.monotonic() + seconds
        line = None
        while line is None:
            if self._lines.closed:
                raise LeftError
            if (left := end - time.monotonic()) <= 0:
                return None
            line = self._lines.read(min(left, LATEST))
        text = line.decode(errors="replace").strip()
        if text.casefold() == "q":
            raise LeftError
        return text


@dataclass
class Room:
    """The resources of an interview. Its steps are recorded in the journal."""

    problem: Problem
    questions: list[SpokenQuestion]
    typed: TypedLines
    journal: Journal

    def question(self, when: When) -> SpokenQuestion:
        """Return the first question of a moment."""
        return next(question for question in self.questions if question.when == when)

    @property
    def past(self) -> Past:
        """The learner's history on the problem, with the latest events of other terminals."""
        self.journal.refresh()
        return self.journal.past(self.problem.slug)

    @property
    def interviews(self) -> list[Interview]:
        """The interviews on the problem, the latest last."""
        return interviews_of(self.past)

    @property
    def current(self) -> Interview:
        return self.interviews[-1]

    @property
    def phase(self) -> Phase:
        return self.current.phase(datetime.now(UTC))

    @property
    def seconds_left(self) -> float:
        return self.current.seconds_left(datetime.now(UTC))

    @property
    def time(self) -> str:
        """The time left, in minutes and seconds."""
        return minutes_and_seconds(self.seconds_left)

    def step(self, step: InterviewStep, name: str = "", result: str = "", detail: str = "") -> None:
        """Record a step in the journal. Raises KataError if it cannot be written."""
        self.add(Interviewed, step=step, name=name, result=result, detail=detail)

    def add(self, kind: type[E], **fields: str) -> E:
        """Record an event in the journal. Raises KataError if it cannot be written."""
        event = kind(time=datetime.now(UTC), problem=self.problem.slug, **fields)
        raise_if(self.journal.append(event))
        return event


def raise_if(complaint: str) -> None:
    """Raise KataError with a complaint; do nothing for ''."""
    if complaint:
        raise KataError(complaint)


def say(text: str) -> None:
    """Print a text, wrapped to the width of the page."""
    print_drawing(paragraph("", text))


def ask_aloud(
    typed: TypedLines,
    question: SpokenQuestion,
    record: Callable[[str, str, str], None],
    verb: str = "say",
) -> None:
    """Ask a question, and wait for its answer; then probe a point that the answer left out.

    Args:
        typed: the lines of the learner. Raises LeftError if the learner leaves.
        question: the question and its points.
        record: takes the title, the score, as in `2/4`, and the missing points, one per line.
            The answer to a probe is not recorded.
        verb: the verb of the question about the points, `say` or `ask`.
    """
    speak(typed, question.ask)
    result, left_out = tick(typed, question, verb)
    record(question.title, result, left_out)
    if probe := question.probe_on(left_out.splitlines()):
        speak(typed, probe.ask)
        tick(typed, probe)


def speak(typed: TypedLines, ask: str) -> None:
    """Ask a question, and wait until the learner has answered."""
    print()
    say(f"{ask} (Speak aloud, then press Enter.)")
    typed.wait(None)


def tick(typed: TypedLines, question: Spoken, verb: str = "say") -> tuple[str, str]:
    """Show the points of an answer. Return the score and the points that were left out."""
    for number, point in enumerate(question.points, 1):
        print_drawing(paragraph(f"{number:>6}.", point))
    say(f"Which of these did you {verb}? Type the numbers, such as 1 2, or press Enter for none.")
    ticked = _ticks(typed, len(question.points))
    left_out = [text for number, text in enumerate(question.points, 1) if number not in ticked]
    return f"{len(ticked)}/{len(question.points)}", "\n".join(left_out)


def _ticks(typed: TypedLines, most: int) -> set[int]:
    """Return the numbers of the points that the learner ticks, from 1."""
    while True:
        print(" " * 8, end="", flush=True)
        words = (typed.wait(None) or "").replace(",", " ").split()
        if all(word.isdecimal() and 1 <= int(word[:3]) <= most for word in words):
            return set(map(int, words))
        say(f"Type numbers from 1 to {most}, or press Enter for none.")
