"""The parts of a lane: its board, its open calls, its depth over the run. Clicks go there."""

from __future__ import annotations

from rich.segment import Segment
from rich.style import Style
from textual.events import Click, MouseDown, MouseMove, MouseUp
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from harness.console import STYLES
from harness.drawing import Drawing
from harness.replay.depth_strip import mark_line, moment_at, strip_lines
from harness.replay.lane import Lane
from harness.replay.lane_text import COUNT_LINES, board_lines, board_size, cell_at, fact_lines
from harness.replay.open_calls import OpenCalls, stack_lines

RUNNING = "running again up to here …"


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


class GoTo(Message):
    """A request to go to a moment of a lane."""

    def __init__(self, lane: Lane, moment: int) -> None:
        super().__init__()
        self.lane, self.moment = lane, moment


class BoardView(LinesView):
    """A board at a moment, with its counts below. A click on a cell goes to its next write."""

    def __init__(self, lane: Lane) -> None:
        super().__init__()
        self.lane, self.moment = lane, 0
        columns, rows = board_size(lane)
        self.styles.width, self.styles.height = columns, rows + COUNT_LINES

    def show(self, moment: int, step: int) -> None:
        """Draw a moment of the lane, while the player is at a step of its own."""
        self.moment = moment
        self.draw(board_lines(self.lane, moment) + fact_lines(self.lane, moment, step))

    def on_click(self, event: Click) -> None:
        cell = cell_at(self.lane, event.x, event.y)
        if cell is not None:
            found = self.lane.timeline.next_write(self.moment, to=cell)
            self.post_message(GoTo(self.lane, found))


class CallsView(LinesView):
    """The calls that are open at a moment, with their variables, in the place of the source."""

    def __init__(self, lane: Lane) -> None:
        super().__init__(classes="calls")
        self.calls, self.number = OpenCalls(lane), 0

    def show(self, number: int) -> None:
        """Draw the calls that are open after a write, if they are known."""
        self.number = number
        if self.calls.knows(number):
            self.draw(stack_lines(self.calls.at(number), self.size.width))
        else:
            self.draw([[(RUNNING, "note")]])

    def on_resize(self) -> None:
        self.show(self.number)


class StripView(LinesView):
    """A strip of depths, with the signs of the events below. Dragging goes along."""

    def __init__(self, lane: Lane) -> None:
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

    def on_mouse_down(self, event: MouseDown) -> None:
        """Go where the mouse is, until the button is released."""
        self.capture_mouse()
        self.seek(event.x)

    def on_mouse_move(self, event: MouseMove) -> None:
        """Go along with the mouse while its button is down."""
        if self.app.mouse_captured is self:
            self.seek(event.x)

    def on_mouse_up(self, _event: MouseUp) -> None:
        self.release_mouse()

    def seek(self, column: int) -> None:
        """Ask for the moment at a column."""
        moment = moment_at(self.lane.timeline, column, self.size.width)
        self.post_message(GoTo(self.lane, moment))
