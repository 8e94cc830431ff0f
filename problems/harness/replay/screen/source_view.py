"""The source of a lane with the running line marked."""

from __future__ import annotations

from rich.segment import Segment
from rich.syntax import Syntax
from rich.text import Text
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from harness.console import STYLES
from harness.replay.lane import BoardLane

THEME = "github-dark"
MARGIN = 7
"""Columns of a line's number and of the sign of the running one."""


class SourceView(ScrollView, can_focus=False):
    """The lines of a solution."""

    def __init__(self, lane: BoardLane) -> None:
        super().__init__()
        self.lane, self.running = lane, 0
        coloured = Syntax("", "python", theme=THEME).highlight("\n".join(lane.source))
        self.lines = coloured.split(allow_blank=True)[: len(lane.source)]
        count = len(lane.source)
        self.writing = sorted(line for line in lane.timeline.trace.lines if 0 < line <= count)
        self.widest = max((self.lines[line - 1].cell_len for line in self.writing), default=0)
        self.virtual_size = Size(0, count)

    def show(self, moment: int) -> None:
        """Mark the line that made the last write, and keep it in sight."""
        step, before = self.lane.timeline.step(moment), self.running
        self.running = step.line if step else 0
        if self.running != before:
            for line in before, self.running:
                self.refresh_lines(line - 1)
            self.on_resize()

    def on_resize(self) -> None:
        """Scroll to all lines that write, if they fit; otherwise to the line that runs."""
        first, last = (self.writing[0], self.writing[-1]) if self.writing else (1, 1)
        if last - first >= self.size.height:
            first = last = self.running or first
        self.scroll_to(y=(first + last - self.size.height) // 2, animate=False)

    def render_line(self, y: int) -> Strip:
        """Draw a line of the view. Where lines that write are cut, the indent is halved."""
        number, width = y + self.scroll_offset.y + 1, self.size.width
        if number > len(self.lines):
            return Strip.blank(width, self.rich_style)
        text = self.lines[number - 1]
        if self.widest + MARGIN > width:
            text = text[(len(text) - len(text.plain.lstrip())) // 2 :]
        sign = "!" if number == self.lane.likely_line else " "
        margin = f"{number:>4} {'>' if number == self.running else sign} "
        line = Text.assemble((margin, "bold" if number in self.writing else "dim"), text)
        if number == self.running:
            line = Text(line.plain)
            line.stylize(STYLES["line"])
        # over the colours of the code lies the background of the window, not that of the theme
        plain = self.rich_style
        parts = Segment.apply_style(line.render(self.app.console), plain, plain.background_style)
        return Strip(parts).adjust_cell_length(width, plain)
