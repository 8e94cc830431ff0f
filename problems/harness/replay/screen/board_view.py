"""The board of a lane with its counts below. A click on a cell goes to the next write to it."""

from __future__ import annotations

from rich.text import Text
from textual.events import Click
from textual.widgets import Static

from harness.console import styled
from harness.replay.lane import Lane
from harness.replay.lane_text import board_lines, cell_at, fact_lines
from harness.replay.screen.go_to import GoTo


class BoardView(Static):
    """A board at a moment."""

    def __init__(self, lane: Lane) -> None:
        """Start with nothing shown."""
        super().__init__()
        self.lane, self.moment = lane, 0

    def show(self, moment: int, step: int) -> None:
        """Draw a moment of the lane, while the player is at a step of its own."""
        self.moment = moment
        lines = board_lines(self.lane, moment) + fact_lines(self.lane, moment, step)
        self.update(Text("\n").join(map(styled, lines)))

    def on_click(self, event: Click) -> None:
        """Ask for the next write to the cell."""
        cell = cell_at(self.lane, event.x, event.y)
        if cell is not None:
            found = self.lane.timeline.next_write(self.moment, to=cell)
            self.post_message(GoTo(self.lane, found or self.moment))
