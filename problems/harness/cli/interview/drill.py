"""A drill: spoken questions without a clock or code. Those that are due come first."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime

from harness.cli.interview.spoken_questions import ask_aloud
from harness.cli.interview.typed_lines import LeftError, TypedLines
from harness.console import plural, print_drawing
from harness.errors import KataError
from harness.practice.attempt import Attempt
from harness.practice.events import Drilled
from harness.practice.interview.choice import questions_by_need
from harness.practice.interview.data import InterviewData, SpokenQuestion
from harness.practice.interview.drill_report import drill_report
from harness.practice.interview.spoken_answers import answers_by_title
from harness.practice.journal import append
from harness.practice.sheet import draw_sheet

QUESTIONS = 5
"""Questions of a drill."""


def hold_drill(attempt: Attempt, data: InterviewData, typed: TypedLines) -> None:
    """Ask some questions, keep each answer at once, and print how it went.

    Raises KataError if there are no questions.
    """
    problem = attempt.problem
    known = answers_by_title(attempt.past().events)
    todo = questions_by_need(data.drilled, known, datetime.now(UTC))[:QUESTIONS]
    if not todo:
        raise KataError(f"no questions were written for {problem.slug}")
    keys = "Answer aloud, then press Enter. q ends it."
    print(f"{problem.title}: {plural(len(todo), 'question')}, no clock, no code. {keys}")
    answered: list[str] = []
    with suppress(LeftError):
        for number, one in enumerate(todo, 1):
            print(f"\n{number} of {len(todo)}: {one.title}")
            _ask(attempt, one, typed, answered)
    if answered:
        known = answers_by_title(attempt.past().events)
        print()
        print_drawing(draw_sheet(drill_report(answered, known, datetime.now(UTC))))


def _ask(attempt: Attempt, one: SpokenQuestion, typed: TypedLines, answered: list[str]) -> None:
    """Ask a question, keep the answer, and probe where it was weak."""
    result, left_out = ask_aloud(typed, one)
    now, slug = datetime.now(UTC), attempt.problem.slug
    event = Drilled(time=now, problem=slug, name=one.title, result=result, detail=left_out)
    append(event, attempt.folder)
    answered.append(one.title)
    earlier = len(answers_by_title(attempt.past().events)[one.title]) - 1
    if probe := one.probe_on(left_out.splitlines(), earlier):
        ask_aloud(typed, probe)
