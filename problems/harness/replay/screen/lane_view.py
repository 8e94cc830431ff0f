"""One lane: its title, its board beside or above its source, its notes, and its strip."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.events import Resize
from textual.widgets import Static

from harness.replay.lane import Lane
from harness.replay.lane_text import board_size, legend
from harness.replay.screen.source_view import SourceView
from harness.replay.screen.views import BoardView, CallsView, LinesView, StripView

SOURCE = 28
"""Columns that the source needs to stand beside the board; else it stands below."""
LEAST_COUNTS = 2
"""Lines of counts below a board without which it is not worth watching."""


class LaneView(Vertical):
    """A recorded run at a moment."""

    def __init__(self, lane: Lane, letter: str) -> None:
        """Make its parts. The letter is '' if it is the only lane."""
        super().__init__()
        self.lane = lane
        self.title = f"{letter} {lane.title}".strip()
        self.board, self.source, self.strip = BoardView(lane), SourceView(lane), StripView(lane)
        self.calls = CallsView(lane)

    def compose(self) -> ComposeResult:
        yield Static(self.title, classes="title", markup=False)
        with Container(classes="body"):
            with Vertical(classes="left"):
                yield self.board
                yield LinesView(legend(self.lane.words), classes="legend")
            yield self.source
            yield self.calls
        for note in self.lane.notes:
            yield Static(note, classes="note", markup=False)
        yield self.strip

    def on_resize(self, event: Resize) -> None:
        """Put the source beside the board if there is room."""
        room = event.size.width - board_size(self.lane)[0] - 2
        self.set_class(room >= SOURCE, "-beside")

    def show(self, moment: int, step: int) -> None:
        """Draw a moment of the lane, while the player is at a step of its own."""
        self.board.show(moment, step)
        self.source.show(moment)
        self.calls.show(self.lane.timeline.number(moment))
        self.strip.show(moment)


def least_size(lanes: Sequence[Lane]) -> tuple[int, int]:
    """Return the columns and rows that are needed for some lanes side by side."""
    columns = max(board_size(lane)[0] for lane in lanes) * len(lanes) + 4 * (len(lanes) - 1)
    rows = max(board_size(lane)[1] + len(lane.notes) for lane in lanes)
    # besides: the title, the strip and its marks, the status and the keys
    return columns, rows + LEAST_COUNTS + 6
