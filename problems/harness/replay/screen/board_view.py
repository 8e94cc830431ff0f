"""The board of a lane with its counts below. A click on a cell goes to the next write to it."""

from __future__ import annotations

from textual.events import Click

from harness.replay.lane import Lane
from harness.replay.lane_text import COUNT_LINES, board_lines, board_size, cell_at, fact_lines
from harness.replay.screen.go_to import GoTo
from harness.screen.lines_view import LinesView


class BoardView(LinesView):
    """A board at a moment."""

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
