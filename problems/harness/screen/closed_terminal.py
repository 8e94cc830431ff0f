"""Notices that the terminal of an app was closed, which Textual does not: it would hang."""

from __future__ import annotations

import os
import sys
from threading import Timer
from typing import Any

from textual.app import App

LOOK = 1.0
"""Seconds between looks, for an app that draws nothing meanwhile."""
HUNG_UP = 129
"""The exit code of a process that SIGHUP has ended."""
PATIENCE = 1.5
"""Seconds in which an app ends its tasks and processes. After that nothing is left but to draw."""


def is_closed(app: App[Any]) -> bool:
    """Return True if the terminal of an app was closed.

    That sends SIGHUP to the leader of the session alone, which may be `make` and pass none on.
    Ask before much is drawn: after about thirty writes to a closed terminal Textual waits for ever.
    """
    return not app.is_headless and not sys.stdin.isatty()


def end_soon(code: int) -> None:
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
