"""The window of the player: hands it keys, lets time pass, and shows where it is."""

from __future__ import annotations

import os
import signal
from time import monotonic
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.events import Resize
from textual.widgets import Footer, Static

from harness.drawing import Segment
from harness.replay.keys import IN_TERMINAL, Key
from harness.replay.player import Player
from harness.replay.screen.help_screen import Help
from harness.replay.screen.lane_view import LaneView, least_size
from harness.replay.screen.views import LinesView
from harness.terminal_app import TerminalApp

PICTURE = 1 / 30
"""Seconds from one picture to the next, at least."""
LONGEST = 0.1
"""Seconds that count at most between two pictures."""
TALL = 30
"""Rows from which on there is room for a high strip and for whole notes."""


def binding(key: Key, group: str) -> Binding:
    """Return the Textual binding of a key. Keys of a group stand together in the footer."""
    together = Binding.Group(group, compact=True) if group else None
    return Binding(key.name, key.action, key.label, show=bool(key.label), group=together)


class PlayerApp(TerminalApp):
    """A player in a terminal."""

    TITLE = "kata replay"
    CSS_PATH = "app.tcss"
    ENDED_BY = (signal.SIGINT,)
    BINDINGS: ClassVar[list[BindingType]] = [
        *(binding(key, line.group) for line in IN_TERMINAL for key in line.keys),
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
    ]

    def __init__(self, player: Player) -> None:
        """Show a player. Where colours are not wanted, none are sent, not even greys."""
        super().__init__(ansi_color=True if os.environ.get("NO_COLOR") else None)
        self.player = player
        self.view = LaneView(player.lane)
        self.status, self.needs = LinesView(classes="status"), Static()
        self.all = Vertical(self.view, self.status, Footer(compact=True))

    def compose(self) -> ComposeResult:
        """Lay out the lane, the status and the keys."""
        yield self.all
        yield self.needs

    def on_mount(self) -> None:
        """Show the first step. Time passes only while it plays."""
        self.before, self.clock = monotonic(), self.set_interval(PICTURE, self.tick, pause=True)
        self.show()

    def tick(self) -> None:
        """Advance by the time that has passed. A pause is not made up for."""
        if self.leave_if_closed():
            return
        now, before = monotonic(), self.before
        self.before = now
        self.player.tick(min(now - before, LONGEST))
        self.show()

    def show(self) -> None:
        """Draw the step at which the player is."""
        self.view.show(self.player.step)
        self.status.draw([status(self.player)])
        if self.player.playing:
            self.clock.resume()
        else:
            self.clock.pause()

    def on_resize(self, event: Resize) -> None:
        """Use the room there is; say what is needed where there is too little."""
        width, height = event.size
        columns, rows = least_size(self.player.lane)
        self.all.display = width >= columns and height >= rows
        self.needs.display = not self.all.display
        self.all.set_class(height >= TALL, "-tall")
        self.needs.update(f"needs {columns} x {rows}, has {width} x {height}: enlarge, or q")

    def action_do(self, name: str, *given: int) -> None:
        """Carry out a key: a method of the player with its arguments."""
        getattr(self.player, name)(*given)
        self.show()

    def action_help(self) -> None:
        self.action_do("pause")
        self.push_screen(Help(self.player.lane.words))


def status(player: Player) -> list[Segment]:
    """Draw the status line: playing or paused, position, speed, and the events here."""
    return [
        ("▶ playing" if player.playing else "‖ paused ", "title"),
        (f"  step {player.step:,} of {player.last:,}  {player.rate:,} writes/s  ", ""),
        ("; ".join(player.happening()), "event"),
    ]
