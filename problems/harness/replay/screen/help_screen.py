"""The help over the player."""

from __future__ import annotations

from itertools import zip_longest

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen

from harness.drawing import Drawing
from harness.problem import Words
from harness.record.run_events import meanings
from harness.replay.depth_strip import MEANING
from harness.replay.keys import IN_TERMINAL
from harness.replay.lane_text import meanings_of_cells, sample
from harness.replay.screen.views import LinesView


class Help(ModalScreen[None]):
    """The keys and the signs. Any key closes it."""

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
        """Close it, and do no more. A second key may come before it is closed."""
        event.stop()
        if self.is_active:
            self.dismiss()


def help_lines(words: Words) -> Drawing:
    """Draw the help: keys, the signs on the board, the signs below the strip."""
    lines: Drawing = [[("Keys", "title"), ("  (any key closes this help)", "dim")]]
    lines += [[(f"  {one.shown:<9}", "title"), (one.does, "")] for one in IN_TERMINAL]
    lines += [[("On the board", "title")]]
    for style, meaning in meanings_of_cells(words):
        sign = sample(style)
        lines.append([("  ", ""), (sign, style), (" " * (9 - len(sign)) + meaning, "")])
    lines += [[("The depth strip", "title"), (f"  {MEANING}; below it:", "dim")]]
    signs = [" ".join(sign) for sign in meanings(words).values()]
    half = (len(signs) + 1) // 2
    pairs = zip_longest(signs[:half], signs[half:], fillvalue="")
    return lines + [[(f"  {left:<38}{right}", "")] for left, right in pairs]
