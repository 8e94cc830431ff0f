"""The screen that asks what a search does next. It never stands in the way of the judge."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Input, Static

from harness.errors import KataError
from harness.practice.kata_process import Desk, run_kata
from harness.practice.quiz import Quiz, answer, quiz_lines
from harness.practice.screen.rich_text import rich_text
from harness.records import Question
from harness.trace import load_trace

ASK = "Type your answer. Enter alone skips the question, Esc ends them."
RECORDING = "--time-limit", "2"
"""Options for a search that is recorded to ask about it: nobody waits long for a question."""


class QuestionsScreen(Screen[None]):
    """A round of questions, with a line to type the answers into."""

    CSS = "QuestionsScreen Static { height: auto; margin: 0 0 1 0; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss")]

    def __init__(self, quiz: Quiz) -> None:
        """Ask the questions of a round, of which there is at least one."""
        super().__init__()
        self.quiz = quiz

    def compose(self) -> ComposeResult:
        """Lay out the question and the line for the answer."""
        yield Static(rich_text(quiz_lines(self.quiz)), id="question")
        yield Input(placeholder=ASK, compact=True)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take an answer, and end after the last one."""
        event.input.clear()
        self.quiz = answer(self.quiz, event.value)
        if self.quiz.over:
            self.dismiss()
        else:
            self.query_one("#question", Static).update(rich_text(quiz_lines(self.quiz)))


async def find_questions(desk: Desk, case: Sequence[str], *, own: bool) -> Quiz | None:
    """Record searches until one of them shows enough to ask about; None if none does.

    Args:
        desk: with the attempt.
        case: the option that names the case that failed, or ().
        own: True to record the attempt first, and the reference approach only after that.
    """
    for whose, options in _searches(desk, case, own=own):
        if questions := await _questions_on(desk, options):
            return Quiz(questions, whose)
    return None


def _searches(desk: Desk, case: Sequence[str], *, own: bool) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield whose search it is, and the options to record it, the best to ask about first."""
    if own:
        yield "your search", (str(desk.attempt), *case)
    reference = desk.attempt.with_name(f"{desk.problem.reference}.py")
    yield f"the search of {reference.stem}", (str(reference), *case)
    if case:
        yield f"the search of {reference.stem}", (str(reference),)


async def _questions_on(desk: Desk, options: Sequence[str]) -> list[Question]:
    """Record a search and return the questions on it; [] if there are none."""
    if desk.problem.questions is None:
        return []
    with tempfile.TemporaryDirectory(prefix="kata-") as folder:
        path = Path(folder) / "search.json"
        await run_kata(desk, "trace", *options, "--save", str(path), *RECORDING)
        with suppress(KataError):
            return desk.problem.questions(load_trace(path))
    return []
