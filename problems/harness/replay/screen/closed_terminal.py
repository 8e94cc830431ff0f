"""Notices that the terminal of an app was closed, which Textual does not: it would hang."""

from __future__ import annotations

import sys
from typing import Any

from textual.app import App

LOOK = 1.0
"""Seconds between looks, for an app that draws nothing meanwhile."""
HUNG_UP = 129
"""The exit code of a process that SIGHUP has ended."""


def is_closed(app: App[Any]) -> bool:
    """Return True if the terminal of an app was closed.

    That sends SIGHUP to the leader of the session alone, which may be `make` and pass none on.
    Ask before much is drawn: after about thirty writes to a closed terminal Textual waits for ever.
    """
    return not app.is_headless and not sys.stdin.isatty()
