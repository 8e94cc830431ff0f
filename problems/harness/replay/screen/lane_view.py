"""One lane: its title, its board beside or above its source, its notes, and its strip."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.events import Resize
from textual.widgets import Static

from harness.replay.lane import BoardLane
from harness.replay.lane_text import board_size, legend
from harness.replay.screen.source_view import SourceView
from harness.replay.screen.views import BoardView, LinesView, StripView

SOURCE = 28
"""Columns that the source needs to stand beside the board; else it stands below."""
LEAST_COUNTS = 2
"""Lines of counts below a board without which it is not worth watching."""


class LaneView(Vertical):
    """A recorded run at a moment."""

    def __init__(self, lane: BoardLane) -> None:
        """Make its parts."""
        super().__init__()
        self.lane = lane
        self.board, self.source, self.strip = BoardView(lane), SourceView(lane), StripView(lane)

    def compose(self) -> ComposeResult:
        yield Static(self.lane.title, classes="title", markup=False)
        with Container(classes="body"):
            with Vertical(classes="left"):
                yield self.board
                yield LinesView(legend(self.lane.words), classes="legend")
            yield self.source
        for note in self.lane.notes:
            yield Static(note, classes="note", markup=False)
        yield self.strip

    def on_resize(self, event: Resize) -> None:
        """Put the source beside the board if there is room."""
        room = event.size.width - board_size(self.lane)[0] - 2
        self.set_class(room >= SOURCE, "-beside")

    def show(self, moment: int) -> None:
        """Draw a moment of the lane."""
        self.board.show(moment)
        self.source.show(moment)
        self.strip.show(moment)


def least_size(lane: BoardLane) -> tuple[int, int]:
    """Return the columns and rows that are needed for a lane."""
    columns, rows = board_size(lane)
    # besides: the title, the strip and its marks, the status and the keys
    return columns, rows + len(lane.notes) + LEAST_COUNTS + 6
