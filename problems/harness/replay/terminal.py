"""The player in a terminal: reads keys, draws pictures, and restores the terminal.

It uses termios directly, and rich for the colours. Only lines that changed are drawn, in a single
write.
"""

from __future__ import annotations

import os
import re
import select
import signal
import sys
import termios
import time
import tty
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.text import Text

from harness.console import STYLES
from harness.records import Segment
from harness.replay.player import Player
from harness.replay.screen import fit, render

PICTURE = 1 / 30
"""Seconds from one picture to the next, at least."""
IDLE = 0.1
"""Seconds between looks at the size of the terminal while nothing plays."""
ENTER, LEAVE = "\x1b[?1049h\x1b[?25l", "\x1b[?25h\x1b[?1049l"
"""Switch to the alternate screen without a cursor, and back."""
BEGIN, END, CLEAR = "\x1b[?2026h", "\x1b[?2026l", "\x1b[2J"
"""Synchronized output: a terminal that supports it shows a picture when it is complete."""
INTERRUPT, SUSPEND = "\x03", "\x1a"
REST = 0.05
"""Seconds to wait for the rest of a key's bytes; after that, Esc counts as a key of its own."""
KEY = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]|\x1bO.|.", re.DOTALL)
BEGUN = re.compile(r"\x1b(\[[0-?]*|O)?\Z")
NAMES = {
    **dict.fromkeys(("\x1b[C", "\x1bOC"), "right"),
    **dict.fromkeys(("\x1b[D", "\x1bOD"), "left"),
    **dict.fromkeys(("\x1b[H", "\x1bOH", "\x1b[1~", "\x1b[7~"), "home"),
    **dict.fromkeys(("\x1b[F", "\x1bOF", "\x1b[4~", "\x1b[8~"), "end"),
    **dict.fromkeys(("\r", "\n"), "enter"),
    **dict.fromkeys(("\x7f", "\b"), "backspace"),
    "\x1b": "escape",
}


def play(player: Player) -> None:
    """Show the player until it is over. Raises KeyboardInterrupt on Ctrl-C.

    The terminal is restored, however this ends.
    """
    while True:
        with raw_terminal():
            suspended = run_player(player)
        if not suspended:
            return
        player.playing = False
        os.kill(0, signal.SIGTSTP)  # as the terminal itself would: to all of the job


@contextmanager
def raw_terminal() -> Iterator[None]:
    """Switch to the alternate screen, and to reading single keys, Ctrl-C included."""
    keyboard = sys.stdin.fileno()
    before = termios.tcgetattr(keyboard)
    try:
        tty.setraw(keyboard, termios.TCSADRAIN)
        _write(ENTER)
        yield
    finally:
        try:
            _write(END + LEAVE)
        finally:
            termios.tcsetattr(keyboard, termios.TCSADRAIN, before)


def run_player(player: Player) -> bool:
    """Read keys, advance and draw until it is over. Return True if Ctrl-Z was pressed."""
    painter, before = Painter(), time.monotonic()
    while not player.over:
        painter.paint(player)
        wait = before + PICTURE - time.monotonic() if player.playing else IDLE
        for key in read_keys(max(0.0, wait)):
            if key == INTERRUPT:
                raise KeyboardInterrupt
            if key == SUSPEND:
                return True
            player.press(key)
        time.sleep(max(0.0, before + PICTURE - time.monotonic()))
        now = time.monotonic()
        player.tick(now - before)
        before = now
    return False


def read_keys(seconds: float) -> list[str]:
    """Wait for keys, for some seconds at most. Return `q` if the terminal is gone."""
    keyboard, typed = sys.stdin.fileno(), ""
    while select.select([keyboard], [], [], seconds)[0]:
        try:
            read = os.read(keyboard, 1024)
        except OSError:  # the terminal is gone
            read = b""
        if not read:
            return ["q"]
        typed += read.decode(errors="replace")
        if not BEGUN.search(typed):
            break
        seconds = REST
    return split_keys(typed)


def split_keys(typed: str) -> list[str]:
    """Split what a terminal sent into keys, with names for those that are not characters."""
    return [NAMES.get(key, key) for key in KEY.findall(typed)]


class Painter:
    """Draws the screen, and remembers it so that only changed lines are sent."""

    def __init__(self) -> None:
        """Start with nothing shown."""
        self.console = Console(highlight=False, soft_wrap=True)
        self.size = 0, 0
        self.shown: list[list[Segment]] = []

    def paint(self, player: Player) -> None:
        """Draw the player in the current size of the terminal."""
        size = os.get_terminal_size(sys.stdout.fileno())
        lines, cleared = render(player, *size), size != self.size
        if cleared:
            self.size, self.shown = size, []
        rows = range(max(len(lines), len(self.shown)))
        # each line is filled up, so that nothing of the one before is left and nothing flickers
        now = {row: fit(lines[row] if row < len(lines) else [], size[0]) for row in rows}
        before = dict(enumerate(self.shown))
        new = [self.drawn(row, line) for row, line in now.items() if line != before.get(row)]
        if new:
            _write(BEGIN + CLEAR * cleared + "".join(new) + END)
        self.shown = list(now.values())

    def drawn(self, row: int, line: list[Segment]) -> str:
        """Return a line as the terminal takes it, without colours if they are not wanted."""
        parts = ((text, STYLES.get(style, "")) for text, style in line)
        with self.console.capture() as captured:
            self.console.print(Text.assemble(*parts), end="")
        return f"\x1b[{row + 1};1H{captured.get()}"


def _write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()
