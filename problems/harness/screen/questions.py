"""The screen that asks what a search does next."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, Static

from harness.screen.closes_once import ClosesOnce
from harness.screen.quiz import Quiz, answer, quiz_lines
from harness.screen.rich_text import rich_text

ASK = "Type your answer. Enter alone skips the question, Esc ends the quiz."


class QuestionsScreen(ClosesOnce[None]):
    """A round of questions, with a line to type the answers into."""

    CSS = """
        QuestionsScreen { scrollbar-size-vertical: 0; }
        QuestionsScreen Static { height: auto; margin: 0 0 1 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss")]

    def __init__(self, quiz: Quiz) -> None:
        """Ask the questions of a round, of which there is at least one."""
        super().__init__()
        self.quiz = quiz

    def compose(self) -> ComposeResult:
        yield Static(id="question")
        yield Input(placeholder=ASK, compact=True)

    def on_resize(self) -> None:
        self.show()

    def show(self) -> None:
        """Draw the question, as wide as the screen is."""
        self.query_one("#question", Static).update(rich_text(quiz_lines(self.quiz)))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take an answer, and show the result after the last one. Then Enter ends it."""
        event.input.clear()
        self.quiz = answer(self.quiz, event.value)
        event.input.display = not self.quiz.over
        if self.quiz.over:
            self.set_focus(None)
        self.show()

    def key_enter(self) -> None:
        """End a round that is over."""
        if self.quiz.over:
            self.dismiss()
