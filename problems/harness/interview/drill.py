"""A drill: spoken questions without a clock or code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime

from harness.console import plural, print_drawing, sheet
from harness.drawing import Drawing
from harness.interview.questions import InterviewData, questions_by_need
from harness.interview.room import LeftError, TypedLines, ask_aloud, raise_if, say
from harness.interview.state import SpokenAnswer, last_answers, spoken_answer
from harness.practice.events import Drilled
from harness.practice.journal import Journal
from harness.practice.next_steps import AFTER_DRILL
from harness.practice.step_lines import draw_steps
from harness.problem import Problem

QUESTIONS = 5
"""The number of questions in a drill."""


def hold_drill(problem: Problem, journal: Journal, data: InterviewData, typed: TypedLines) -> None:
    """Ask some questions, record each answer at once, and print a report."""
    before, answers = last_answers(journal.past(problem.slug).events), list[SpokenAnswer]()
    questions = questions_by_need([*data.questions, data.plan], before)[:QUESTIONS]
    print(f"{problem.title}: {plural(len(questions), 'question')}, no clock, no code.")
    say("Answer as if to a person. q ends it.")

    def record(title: str, result: str, left_out: str) -> None:
        now, slug = datetime.now(UTC), problem.slug
        event = Drilled(time=now, problem=slug, name=title, result=result, detail=left_out)
        raise_if(journal.append(event))
        answers.append(spoken_answer(event))

    with suppress(LeftError):
        for number, question in enumerate(questions, 1):
            print(f"\n{number} of {len(questions)}: {question.title}")
            ask_aloud(typed, question, record)
    if answers:
        print()
        print_drawing(drill_report(answers, before))


def drill_report(answers: Sequence[SpokenAnswer], before: Mapping[str, SpokenAnswer]) -> Drawing:
    """Draw the report of a drill.

    Args:
        answers: the answers of the drill.
        before: the last answer to each question before it, by its title.
    """
    rows = [
        [answer.title, answer.points, earlier.points if earlier else "new"]
        for answer in answers
        for earlier in [before.get(answer.title)]
    ]
    missed = [
        ("Missed", f"{answer.title}: {' '.join(answer.left_out)}")
        for answer in answers
        if answer.left_out
    ]
    ticked = sum(answer.ticked for answer in answers)
    total = sum(answer.total for answer in answers)
    title, head = f"Drill: {ticked} of {total} points", ("", "points", "before")
    return sheet(title, head, rows, missed) + draw_steps([AFTER_DRILL])
