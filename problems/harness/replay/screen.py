"""The Textual app of the player."""

import os
from time import monotonic
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.widgets import Footer, Static

from harness.console import rich_text
from harness.drawing import Segment
from harness.replay.keys import MOVES
from harness.replay.lane_text import (
    COUNT_LINES,
    board_lines,
    board_size,
    fact_lines,
    legend,
    source_drawing,
)
from harness.replay.player import Player
from harness.terminal_app import TerminalApp

PICTURE = 1 / 30
"""The minimum interval between two frames in seconds."""
LONGEST = 0.1
"""The maximum number of seconds by which one frame advances playback."""
WIDTHS = [(0, "-below"), (61, "-beside")]
"""The CSS class by screen width: from 61 columns on, the source fits beside the board, in 28."""
HEIGHTS = [(0, "-low"), (30, "-tall")]
"""The CSS class by screen height: from 30 rows on, the notes are shown in full."""


class PlayerApp(TerminalApp):
    """The Textual app of a player: it draws the current step, forwards keys and runs the clock."""

    TITLE = "kata replay"
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    CSS = """
        .title { height: 1; text-style: bold; text-wrap: nowrap; text-overflow: ellipsis; }
        .body { height: 1fr; layout: vertical; }
        .-beside .body { layout: horizontal; }
        .left { width: auto; height: auto; }
        .-beside .left { height: 1fr; overflow: hidden; }
        .legend { width: 31; height: 3; display: none; }
        .-beside .legend { display: block; }
        .source { height: 1fr; margin-top: 1; }
        .-beside .source { margin: 0 0 0 2; width: 1fr; }
        .note { color: $text-warning; text-style: bold; height: 1; }
        .note { text-wrap: nowrap; text-overflow: ellipsis; }
        .-tall .note { height: auto; max-height: 3; text-wrap: wrap; }
        .status { height: 1; }
        .left Static, .source, .status { text-wrap: nowrap; text-overflow: clip; }
        Footer.-compact FooterKey { margin: 0 2 0 0; }
        Footer.-compact FooterLabel { margin: 0 2 0 1; }
        Footer.-compact KeyGroup, Footer.-compact FooterKey.-grouped { margin: 0; padding: 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(
                key,
                f"do({act})",
                line.label,
                show=bool(line.label),
                group=Binding.Group(line.label, compact=True) if len(line.acts) > 1 else None,
            )
            for line in MOVES
            for key, act in line.acts.items()
        ),
        ("q", "quit", "quit"),
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
    ]

    def __init__(self, player: Player) -> None:
        """Show a player. If NO_COLOR is set, use the terminal's default colours, not even greys."""
        super().__init__(ansi_color=True if os.environ.get("NO_COLOR") else None)
        self.player, self.lane = player, player.lane
        columns, rows = board_size(self.lane)
        self.board, self.source = Static(), Static(classes="source")
        self.board.styles.width, self.board.styles.height = columns, rows + COUNT_LINES
        self.status = Static(classes="status")

    def compose(self) -> ComposeResult:
        """Lay out the board beside or above the source, the notes, the status and the keys."""
        yield Static(self.lane.title, classes="title", markup=False)
        with Container(classes="body"):
            with Vertical(classes="left"):
                yield self.board
                yield Static(rich_text(legend(self.lane.words)), classes="legend")
            yield self.source
        for note in self.lane.notes:
            yield Static(note, classes="note", markup=False)
        yield self.status
        yield Footer(compact=True)

    def on_mount(self) -> None:
        """Show the first step. Time passes only while it plays."""
        self.before, self.clock = monotonic(), self.set_interval(PICTURE, self.tick, pause=True)
        self.show()

    def tick(self) -> None:
        """Advance by the elapsed time, at most `LONGEST`, so that a delay causes no jump."""
        if self.leave_if_closed():
            return
        now, before = monotonic(), self.before
        self.before = now
        self.player.tick(min(now - before, LONGEST))
        self.show()

    def show(self) -> None:
        """Draw the current step."""
        moment = self.player.step
        for part, lines in (
            (self.board, board_lines(self.lane, moment) + fact_lines(self.lane, moment)),
            (self.source, source_drawing(self.lane, moment, *reversed(self.source.size))),
            (self.status, [status(self.player)]),
        ):
            part.update(rich_text(lines), layout=False)
        if self.player.playing:
            self.clock.resume()
        else:
            self.clock.pause()

    def on_resize(self) -> None:
        """Redraw, so that the source fits the new size."""
        self.call_after_refresh(self.show)

    def action_do(self, act: tuple[str, *tuple[int, ...]]) -> None:
        """Call a method of the player."""
        name, *given = act
        getattr(self.player, name)(*given)
        self.show()


def status(player: Player) -> list[Segment]:
    """Draw the status line: playing or paused, position, speed, and the events here."""
    return [
        ("▶ playing" if player.playing else "‖ paused ", "title"),
        (f"  step {player.step:,} of {player.last:,}  {player.rate:,} steps/s  ", ""),
        ("; ".join(player.happening()), "event"),
    ]
