"""The dialogs over the player: the help, and the question for a step."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.events import Click, Key
from textual.screen import ModalScreen
from textual.widgets import Input

from harness.drawing import Drawing, Segment
from harness.problem import Words
from harness.replay.depth_strip import MEANING
from harness.replay.keys import IN_TERMINAL
from harness.replay.legend import meanings_of_cells, sample
from harness.replay.run_events import meanings
from harness.screen.closes_once import ClosesOnce
from harness.screen.lines_view import LinesView

WIDTH, LEFT = 78, 43
"""The columns of the help, and those of the left one where two things share a line."""


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
