"""The dialogs over the player: the help, the question for a step, and those on the search."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import ClassVar, TypeVar

from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.events import Click, Key
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

from harness.console import rich_text
from harness.drawing import Drawing, Segment
from harness.problem import Words
from harness.replay.depth_strip import MEANING
from harness.replay.keys import IN_TERMINAL
from harness.replay.legend import meanings_of_cells, sample
from harness.replay.quiz import Quiz, answer, quiz_lines
from harness.replay.run_events import meanings
from harness.replay.screen.views import LinesView

WIDTH, LEFT = 78, 43
"""The columns of the help, and those of the left one where two things share a line."""
ASK = "Type your answer. Enter alone skips the question, Esc ends the quiz."
T = TypeVar("T")


class ClosesOnce(Screen[T]):
    """A screen for which a second key that closes it comes too late to matter.

    Textual would close the screen below, or fail if that is the last. It takes the style of a class
    from its first base, so this one stands behind ModalScreen.
    """

    def dismiss(self, result: T | None = None) -> AwaitComplete:
        """Close it, unless it is closed already."""
        return super().dismiss(result) if self.is_active else AwaitComplete()


class Help(ModalScreen[None], ClosesOnce[None]):
    """The keys and the signs. Any key or click closes it."""

    def __init__(self, words: Words) -> None:
        """Explain the signs in the words of a problem."""
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            lines = LinesView(help_lines(self.words))
            lines.styles.height = len(lines.lines)
            yield lines

    def on_key(self, event: Key) -> None:
        """Close it, and do no more."""
        event.stop()
        self.dismiss()

    def on_click(self, _event: Click) -> None:
        self.dismiss()


class StepQuestion(ModalScreen[int], ClosesOnce[int]):
    """A field for the number of a step."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", "cancel")]

    def __init__(self, last: int) -> None:
        super().__init__()
        self.last = last

    def compose(self) -> ComposeResult:
        field = Input(type="integer", restrict=r"[0-9]*", max_length=12)
        field.border_title = f"go to step (0 to {self.last:,})"
        field.border_subtitle = "Enter goes there, Esc cancels"
        yield field

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer with the number; without one, do nothing."""
        self.dismiss(int(event.value) if event.value else None)


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


def help_lines(words: Words) -> Drawing:
    """Draw the help: keys, the signs on the board, the signs below the strip."""
    lines: Drawing = [[("Keys", "title"), ("  (any key closes this help)", "dim")]]
    lines += [[(f"  {one.shown:<9}", "title"), (one.does, "")] for one in IN_TERMINAL]
    lines += [[("On the board", "title")], *_side_by_side(map(_sign, meanings_of_cells(words)))]
    lines += [[("The depth strip", "title"), (f"  {MEANING}; below it:", "dim")]]
    signs = [" ".join(sign) for sign in meanings(words).values()]
    half = (len(signs) + 1) // 2
    pairs = zip_longest(signs[:half], signs[half:], fillvalue="")
    return lines + [[(f"  {left:<38}{right}", "")] for left, right in pairs]


def _sign(known: tuple[str, str]) -> list[Segment]:
    """Draw a sign of the board and its meaning."""
    style, meaning = known
    sign = sample(style)
    return [("  ", ""), (sign, style), (" " * (9 - len(sign)) + meaning, "")]


def _side_by_side(lines: Iterable[list[Segment]]) -> Drawing:
    """Join a line to the one before where both fit, so that the help has room for more keys."""
    joined: Drawing = []
    for line in lines:
        before = joined[-1] if joined else line
        if joined and _width(before) <= LEFT and _width(line) <= WIDTH - LEFT:
            before += [(" " * (LEFT - _width(before)), ""), *line]
        else:
            joined.append(line)
    return joined


def _width(line: list[Segment]) -> int:
    return sum(len(text) for text, _ in line)
