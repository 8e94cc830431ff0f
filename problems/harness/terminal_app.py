"""The app in a terminal that player and practice are: how it ends, whatever ends it.

Textual itself would hang after its terminal was closed, and print a traceback of our faults.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from threading import Timer
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from harness.errors import Exit
from harness.system import on_stop_signals

LOOK = 1.0
"""Seconds between looks at the terminal, which may be closed without a signal."""
HUNG_UP = 129
"""The exit code of a process that SIGHUP has ended."""
PATIENCE = 1.5
"""Seconds in which an app ends its tasks and processes. After that nothing is left but to draw."""


class TerminalApp(App[None]):
    """An app that ends as every command does: on a signal, and when its terminal is closed."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", f"leave({Exit.INTERRUPTED:d})", show=False, priority=True)
    ]
    ENDED_BY: ClassVar[tuple[signal.Signals, ...]] = ()
    """The signals that end it, besides those that end every command."""
    failure: Exception | None = None
    """The exception that `run_to_end` raises in the end."""

    def on_mount(self) -> None:
        """Answer signals, and look at the terminal. Textual calls this after that of a subclass."""
        loop = asyncio.get_running_loop()
        # else the terminal would stay as it is
        on_stop_signals(loop, lambda number: self.action_leave(128 + number), *self.ENDED_BY)
        self.set_interval(LOOK, self.leave_if_closed)

    def is_closed(self) -> bool:
        """Return True if the terminal was closed.

        That sends SIGHUP to the leader of the session alone, which may be `make` and pass none on.
        Ask before much is drawn: after about thirty writes to a closed terminal Textual waits for
        ever.
        """
        return not self.is_headless and not sys.stdin.isatty()

    def leave_if_closed(self) -> bool:
        """Leave as SIGHUP ends every command if the terminal was closed. Return True if it was."""
        closed = self.is_closed()
        if closed:
            self.action_leave(HUNG_UP)
        return closed

    def action_leave(self, code: int) -> None:
        """Leave with an exit code."""
        if self.is_closed():
            _end_soon(code)
        self.exit(return_code=code)

    def run_to_end(self, *, mouse: bool = True) -> int:
        """Run until it is left, and return the exit code. The terminal is restored.

        Raises:
            KeyboardInterrupt: on Ctrl-C.
            Exception: what went wrong in it.
        """
        self.run(mouse=mouse)
        if self.failure:
            raise self.failure
        if self.return_code == Exit.INTERRUPTED:
            raise KeyboardInterrupt
        return self.return_code or Exit.ACCEPTED

    def _handle_exception(self, error: Exception) -> None:
        """Leave, and let `run_to_end` raise it. Textual would print a traceback."""
        self.failure = self.failure or error
        super()._handle_exception(error)

    def _print_error_renderables(self) -> None:
        """Print no traceback."""


def _end_soon(code: int) -> None:
    """End this process in some moments, whatever Textual waits for.

    Its writer ends with the first write that fails, and then closing waits for that for ever. So
    nothing is written to the terminal any more: what waits in a buffer would fail at the very end,
    too, and change the exit code.
    """
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.__stdout__, sys.__stderr__):
        if stream is not None:
            os.dup2(nowhere, stream.fileno())
    timer = Timer(PATIENCE, os._exit, [code])
    timer.daemon = True
    timer.start()
