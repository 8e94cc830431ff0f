"""A view of lines of segments that draws no more than what has changed."""

from __future__ import annotations

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from harness.console import STYLES
from harness.drawing import Drawing


class LinesView(Widget):
    """Lines of segments, as wide and as high as its place."""

    def __init__(self, lines: Drawing | None = None, classes: str = "") -> None:
        super().__init__(classes=classes)
        self.lines: Drawing = lines or []

    def draw(self, lines: Drawing) -> None:
        """Show other lines."""
        before, self.lines = self.lines, lines
        rows = range(max(len(before), len(lines)))
        for row in rows:
            if before[row : row + 1] != lines[row : row + 1]:
                self.refresh(Region(0, row, self.size.width, 1))

    def render_line(self, y: int) -> Strip:
        line = self.lines[y] if y < len(self.lines) else []
        parts = [Segment(text, Style.parse(STYLES.get(style, ""))) for text, style in line]
        return Strip(parts).adjust_cell_length(self.size.width).apply_style(self.rich_style)
