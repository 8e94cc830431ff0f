"""The base of the Textual apps (player and practice): they end cleanly in every way.

Textual alone hangs after its terminal was closed, and prints a traceback of an internal error.
"""

import asyncio
import os
import signal
import sys
from threading import Timer
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from harness.errors import Exit
from harness.system import STOP_SIGNALS

LOOK = 1.0
"""Seconds between checks of the terminal, which can be closed without a signal."""
HUNG_UP = 129
"""The exit code after SIGHUP."""
PATIENCE = 1.5
"""Seconds for an app to end its tasks and processes after its terminal was closed."""


class TerminalApp(App[None]):
    """An app that ends as every command does: on a signal, and when its terminal is closed."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", f"leave({Exit.INTERRUPTED:d})", show=False, priority=True)
    ]
    failure: Exception | None = None
    """The exception that `run_to_end` raises at the end."""

    def on_mount(self) -> None:
        """Handle signals, and watch the terminal."""
        loop = asyncio.get_running_loop()
        for number in (*STOP_SIGNALS, signal.SIGINT):  # else the terminal would not be restored
            loop.add_signal_handler(number, self.action_leave, 128 + number)
        self.set_interval(LOOK, self.leave_if_closed)

    def is_closed(self) -> bool:
        """Return True if the terminal was closed.

        Closing sends SIGHUP only to the session leader, which may be a `make` that forwards none.
        Check before drawing much: after about thirty writes to a closed terminal, Textual hangs.
        """
        return not self.is_headless and not sys.stdin.isatty()

    def leave_if_closed(self) -> bool:
        """Exit with the code of SIGHUP if the terminal was closed. Return True if it was."""
        closed = self.is_closed()
        if closed:
            self.action_leave(HUNG_UP)
        return closed

    def action_leave(self, code: int) -> None:
        """Exit with a code."""
        if self.is_closed():
            _end_soon(code)
        self.exit(return_code=code)

    def run_to_end(self, *, mouse: bool = True) -> int:
        """Run the app, restore the terminal, and return the exit code.

        Raises KeyboardInterrupt on Ctrl-C, or an error in the app.
        """
        self.run(mouse=mouse)
        if self.failure:
            raise self.failure
        if self.return_code == Exit.INTERRUPTED:
            raise KeyboardInterrupt
        return self.return_code or Exit.ACCEPTED

    def _handle_exception(self, error: Exception) -> None:
        """Exit, and have `run_to_end` raise the error. Textual alone would print a traceback."""
        self.failure = self.failure or error
        super()._handle_exception(error)

    def _print_error_renderables(self) -> None:
        """Print no traceback."""


def _end_soon(code: int) -> None:
    """End this process after PATIENCE seconds, even if Textual hangs.

    Textual's writer thread ends at the first failed write, and its shutdown then waits for ever.
    Both streams are redirected: text in their buffers would fail at exit, and change the exit code.
    """
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.__stdout__, sys.__stderr__):
        if stream is not None:
            os.dup2(nowhere, stream.fileno())
    timer = Timer(PATIENCE, os._exit, [code])
    timer.daemon = True
    timer.start()
