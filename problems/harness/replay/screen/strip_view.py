"""The depth over the whole run. A click goes to that moment, and dragging goes along."""

from __future__ import annotations

from textual.events import MouseDown, MouseMove, MouseUp

from harness.drawing import Drawing
from harness.replay.depth_strip import mark_line, moment_at, strip_lines
from harness.replay.lane import Lane
from harness.replay.screen.go_to import GoTo
from harness.screen.lines_view import LinesView


class StripView(LinesView):
    """A strip of depths, with the signs of the events below."""

    def __init__(self, lane: Lane) -> None:
        super().__init__()
        self.lane, self.moment = lane, 0
        self.strip: Drawing = []
        self.border_title = (
            "depth over the whole run; ? explains the signs"  # drawn where there is room
        )

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
