"""A drill: spoken questions without a clock or code. Questions that are due come first."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime

from harness.console import plural, print_drawing, sheet
from harness.drawing import Drawing
from harness.interview.questions import InterviewData, due_of, questions_by_need
from harness.interview.room import LeftError, TypedLines, ask_aloud, raise_if, say
from harness.interview.state import SpokenAnswer, answers_by_title
from harness.practice.events import Drilled
from harness.practice.journal import Journal
from harness.practice.next_steps import AFTER_DRILL
from harness.practice.schedule import describe_due
from harness.practice.step_lines import draw_steps
from harness.problem import Problem

QUESTIONS = 5
"""The number of questions in a drill."""


def hold_drill(problem: Problem, journal: Journal, data: InterviewData, typed: TypedLines) -> None:
    """Ask some questions, record each answer at once, and print a report."""
    slug = problem.slug
    answers = answers_by_title(journal.past(slug).events)
    every_question = [*data.questions, data.plan]
    questions = questions_by_need(every_question, answers, datetime.now(UTC))[:QUESTIONS]
    print(f"{problem.title}: {plural(len(questions), 'question')}, no clock, no code.")
    say("Answer as if to a person. q ends it.")
    answered: list[str] = []

    def record(title: str, result: str, left_out: str) -> None:
        now = datetime.now(UTC)
        event = Drilled(time=now, problem=slug, name=title, result=result, detail=left_out)
        raise_if(journal.append(event))
        answered.append(title)

    with suppress(LeftError):
        for number, question in enumerate(questions, 1):
            print(f"\n{number} of {len(questions)}: {question.title}")
            ask_aloud(typed, question, record)
    answers = answers_by_title(journal.past(slug).events)
    if answered:
        print()
        print_drawing(drill_report([answers[title] for title in answered], datetime.now(UTC)))


def drill_report(answers: Sequence[Sequence[SpokenAnswer]], now: datetime) -> Drawing:
    """Draw the report of a drill.

    Args:
        answers: all answers to each of its questions, the latest last.
        now: the current time.
    """
    rows, notes = [], []
    for *earlier, last in answers:
        before = _points(earlier[-1]) if earlier else "new"
        due = describe_due(due_of([*earlier, last]), now)
        rows.append([last.title, _points(last), before, due])
        if last.left_out:
            notes.append(("Missed", f"{last.title}: {' '.join(last.left_out)}"))
    ticked = sum(last.ticked for *_, last in answers)
    total = sum(last.total for *_, last in answers)
    title, head = f"Drill: {ticked} of {total} points", ("", "points", "before", "again")
    return sheet(title, head, rows, notes) + draw_steps([AFTER_DRILL])


def _points(answer: SpokenAnswer) -> str:
    return f"{answer.ticked} of {answer.total}"
