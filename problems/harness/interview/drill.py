"""A drill: spoken questions without a clock or code. Those that are due come first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime

from harness.console import plural, print_drawing, sheet
from harness.drawing import Drawing
from harness.errors import KataError
from harness.interview.questions import InterviewData, due_of, questions_by_need
from harness.interview.room import raise_if
from harness.interview.state import SpokenAnswer, answers_by_title
from harness.interview.terminal import LeftError, TypedLines, ask_aloud, say
from harness.practice.events import Drilled
from harness.practice.journal import Journal
from harness.practice.next_steps import AFTER_DRILL
from harness.practice.schedule import describe_due
from harness.practice.step_lines import draw_steps
from harness.problem import Problem

QUESTIONS = 5
"""Questions of a drill."""


def hold_drill(problem: Problem, journal: Journal, data: InterviewData, lines: TypedLines) -> None:
    """Ask some questions, keep each answer at once, and print how it went.

    Raises KataError if there are no questions.
    """
    known = answers_by_title(journal.past(problem.slug).events)
    every = [*data.questions, *filter(None, [data.plan])]  # the plan is the last one
    questions = questions_by_need(every, known, datetime.now(UTC))[:QUESTIONS]
    if not questions:
        raise KataError(f"no questions were written for {problem.slug}")
    print(f"{problem.title}: {plural(len(questions), 'question')}, no clock, no code.")
    say("Answer as if to a person. q ends it.")
    answered: list[str] = []
    with suppress(LeftError):
        for number, question in enumerate(questions, 1):
            print(f"\n{number} of {len(questions)}: {question.title}")
            result, left_out = ask_aloud(lines, question)
            now, slug = datetime.now(UTC), problem.slug
            event = Drilled(
                time=now, problem=slug, name=question.title, result=result, detail=left_out
            )
            raise_if(journal.append(event))
            answered.append(question.title)
            if probe := question.probe_on(left_out.splitlines()):
                ask_aloud(lines, probe)
    known = answers_by_title(journal.past(problem.slug).events)
    if answered:
        print()
        print_drawing(drill_report(answered, known, datetime.now(UTC)))


def drill_report(
    titles: Sequence[str], known: Mapping[str, Sequence[SpokenAnswer]], now: datetime
) -> Drawing:
    """Draw the report of a drill.

    Args:
        titles: of the questions that were answered in it.
        known: all answers to each question by its title, the latest last.
        now: the present.
    """
    answers = [known[title] for title in titles]
    said, of = sum(own[-1].ticked for own in answers), sum(own[-1].total for own in answers)
    rows = [
        [
            title,
            _points(own[-1]),
            _points(own[-2]) if own[1:] else "new",
            describe_due(due_of(own), now),
        ]
        for title, own in zip(titles, answers, strict=True)
    ]
    missed = [
        f"{own[-1].title}: {' '.join(own[-1].left_out)}" for own in answers if own[-1].left_out
    ]
    notes = [("Missed", text) for text in missed]
    title, head = f"Drill: {said} of {of} points", ("", "points", "before", "again")
    return sheet(title, head, rows, notes) + draw_steps([AFTER_DRILL])


def _points(answer: SpokenAnswer) -> str:
    return f"{answer.ticked} of {answer.total}"
