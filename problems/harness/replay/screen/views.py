"""The parts of a lane: its board, and its depth over the run."""

from __future__ import annotations

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from harness.console import STYLES
from harness.drawing import Drawing
from harness.replay.depth_strip import mark_line, strip_lines
from harness.replay.lane import BoardLane
from harness.replay.lane_text import COUNT_LINES, board_lines, board_size, fact_lines


class LinesView(Widget):
    """Lines of segments, as wide and as high as its place. It draws only what has changed."""

    def __init__(self, lines: Drawing | None = None, classes: str = "") -> None:
        super().__init__(classes=classes)
        self.lines: Drawing = lines or []

    def draw(self, lines: Drawing) -> None:
        """Show other lines."""
        before, self.lines = self.lines, lines
        for row in range(max(len(before), len(lines))):
            if before[row : row + 1] != lines[row : row + 1]:
                self.refresh(Region(0, row, self.size.width, 1))

    def render_line(self, y: int) -> Strip:
        line = self.lines[y] if y < len(self.lines) else []
        parts = [Segment(text, Style.parse(STYLES.get(style, ""))) for text, style in line]
        return Strip(parts).adjust_cell_length(self.size.width).apply_style(self.rich_style)


class BoardView(LinesView):
    """A board at a moment, with its counts below."""

    def __init__(self, lane: BoardLane) -> None:
        super().__init__()
        self.lane = lane
        columns, rows = board_size(lane)
        self.styles.width, self.styles.height = columns, rows + COUNT_LINES

    def show(self, moment: int) -> None:
        """Draw a moment of the lane."""
        self.draw(board_lines(self.lane, moment) + fact_lines(self.lane, moment))


class StripView(LinesView):
    """A strip of depths, with the signs of the events below."""

    def __init__(self, lane: BoardLane) -> None:
        super().__init__()
        self.lane, self.moment = lane, 0
        self.strip: Drawing = []
        # drawn where there is room
        self.border_title = "depth over the whole run; ? explains the signs"

    def on_resize(self) -> None:
        """Draw it in as many lines as there are."""
        width, height = self.size
        self.strip = strip_lines(self.lane.timeline, width, height - 1) if width else []
        self.show(self.moment)

    def show(self, moment: int) -> None:
        """Mark a moment of the lane."""
        self.moment = moment
        if self.strip:
            self.draw([*self.strip, mark_line(self.lane, moment, self.size.width)])
