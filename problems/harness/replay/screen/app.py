"""The window of the player: hands it keys and clicks, lets time pass, and shows where it is."""

from __future__ import annotations

import asyncio
import os
from time import monotonic
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Resize
from textual.widgets import Footer, Static

from harness.console import styled
from harness.records import Segment
from harness.replay.lane_text import board_size
from harness.replay.player import Player
from harness.replay.screen.dialogs import Help, StepQuestion
from harness.replay.screen.go_to import GoTo
from harness.replay.screen.lane_view import LaneView

PICTURE = 1 / 30
"""Seconds from one picture to the next, at least."""
TALL = 28
"""Rows from which on there is room for a high strip and for whole notes."""
LEAST_COUNTS = 2
"""Lines of counts below a board without which it is not worth watching."""
STEP, EVENT, SPEED = (Binding.Group(name, compact=True) for name in ("step", "event", "speed"))


class PlayerApp(App[None]):
    """A player in a terminal."""

    TITLE = "kata replay"
    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    VERTICAL_BREAKPOINTS: ClassVar[list[tuple[int, str]]] = [(0, "-low"), (TALL, "-tall")]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "do('play')", "play"),
        Binding("left", "do('move', -1)", "back", group=STEP),
        Binding("right", "do('move', 1)", "on", group=STEP),
        Binding("[", "do('event', False)", "previous", group=EVENT),
        Binding("]", "do('event', True)", "next", group=EVENT),
        Binding("0,home", "do('jump', 0)", "tenths", key_display="0-9"),
        *(Binding(str(tenth), f"do('jump', {tenth})", show=False) for tenth in range(1, 10)),
        Binding("end", "do('jump', 10)", show=False),
        Binding("-,_", "do('faster', -1)", "slower", group=SPEED),
        Binding("+,=", "do('faster', 1)", "faster", group=SPEED),
        Binding("g", "ask", "go to"),
        Binding("?", "help", "help"),
        Binding("q", "quit", "quit"),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
    ]

    def __init__(self, player: Player) -> None:
        """Show a player. Where colours are not wanted, none are sent, not even greys."""
        super().__init__(ansi_color=True if os.environ.get("NO_COLOR") else None)
        self.player = player
        letters = "AB" if len(player.lanes) > 1 else [""]
        self.views = [
            LaneView(lane, letter) for lane, letter in zip(player.lanes, letters, strict=True)
        ]
        self.status, self.needs = Static(id="status"), Static(id="needs")
        self.before = monotonic()
        self.failure: BaseException | None = None
        """What play() raises in the end."""

    def compose(self) -> ComposeResult:
        """Lay out the lanes side by side, the status and the keys."""
        with Vertical(id="player"):
            yield Horizontal(*self.views)
            yield self.status
            yield Footer(compact=True)
        yield self.needs

    def on_mount(self) -> None:
        """Show the first step, and let time pass."""
        self.show()
        self.set_interval(PICTURE, self.tick)

    def tick(self) -> None:
        """Go on as far as the time that has passed says, if it plays."""
        now, before = monotonic(), self.before
        self.before = now
        if self.player.tick(now - before):
            self.show()

    def show(self) -> None:
        """Draw the step at which the player is."""
        for view, moment in zip(self.views, self.player.moments(), strict=True):
            view.show(moment, self.player.step)
        self.status.update(styled(status(self.player)), layout=False)

    def on_resize(self, event: Resize) -> None:
        """Say what is needed where there is too little room."""
        width, height = event.size
        columns, rows = least_size(self.player)
        self.set_class(width < columns or height < rows, "-small")
        text = f"needs {columns} x {rows}, has {width} x {height}: enlarge, or q"
        self.needs.update(text)

    def on_go_to(self, message: GoTo) -> None:
        """Go where a click asks to go."""
        self.player.pause_at(message.lane.timeline.number(message.moment))
        self.show()

    def action_do(self, name: str, *given: int) -> None:
        """Carry out a key: a method of the player with its arguments."""
        getattr(self.player, name)(*given)
        self.show()

    def action_ask(self) -> None:
        """Ask for a step, and go there."""

        def go(step: int | None) -> None:
            if step is not None:
                self.action_do("pause_at", step)

        self.action_do("pause")
        self.push_screen(StepQuestion(self.player.last), go)

    def action_help(self) -> None:
        """Pause, and show the help."""
        self.action_do("pause")
        self.push_screen(Help())

    def action_interrupt(self) -> None:
        """Leave as Ctrl-C leaves every command."""
        self.failure = KeyboardInterrupt()
        self.exit()

    def _handle_exception(self, error: Exception) -> None:
        """Leave, and let play() raise it. Textual would print a traceback."""
        self.failure = self.failure or error
        super()._handle_exception(error)

    def _print_error_renderables(self) -> None:
        """Print no traceback."""


def least_size(player: Player) -> tuple[int, int]:
    """Return the columns and rows that are needed."""
    sizes = [board_size(lane) for lane in player.lanes]
    notes = [len(lane.notes) for lane in player.lanes]
    columns = max(columns for columns, _ in sizes) * len(sizes) + 4 * (len(sizes) - 1)
    rows = max(size[1] + more for size, more in zip(sizes, notes, strict=True))
    # besides: the title, the strip and its marks, the status and the keys
    return columns, rows + LEAST_COUNTS + 6


def status(player: Player) -> list[Segment]:
    """Draw the status line: playing or paused, position, speed, and the events here."""
    several = len(player.lanes) > 1
    texts = [
        f"{'AB'[player.lanes.index(lane)]}: {event.text}" if several else event.text
        for lane, event in player.happening()
    ]
    return [
        ("▶ playing" if player.playing else "‖ paused ", "title"),
        (f"  step {player.step:,} of {player.last:,}  {player.rate:,} writes/s  ", ""),
        ("; ".join(texts), "event"),
    ]


def play(player: Player) -> None:
    """Show the player until it is left. Raises KeyboardInterrupt on Ctrl-C.

    The terminal is restored, however this ends.
    """
    app = PlayerApp(player)
    asyncio.run(app.run_async())  # unlike App.run, it tidies up after a signal on Python 3.11 too
    if app.failure:
        raise app.failure
