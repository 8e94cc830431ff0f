"""Ends a command when the process that gave it the terminal ends, in whatever way."""

from __future__ import annotations

import os
import signal
import time
from threading import Thread

VARIABLE = "KATA_ENDS_WITH"
"""The environment variable that holds the id of that process."""
LOOK = 0.5
"""Seconds between looks."""


def end_with_command() -> None:
    """Ask this process to end as soon as its parent has, if the variable names that.

    What runs later in the place of this process, or below it, reads the variable, too.
    """
    if os.environ.get(VARIABLE) == str(os.getppid()):
        Thread(target=_watch, args=[os.getppid()], daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(LOOK)
    os.kill(os.getpid(), signal.SIGTERM)
