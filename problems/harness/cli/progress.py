"""Shows a line of progress during long work. It is silent without a terminal."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread

from harness.console import escape, minutes_and_seconds, window_width
from harness.judge.outcome import Progress

PATIENCE = 0.7  # seconds before the first line
LOOK = 0.1  # seconds between updates
ERASE = "\r\x1b[K"


@contextmanager
def show_progress(title: str, total: int, patience: float = PATIENCE) -> Iterator[Progress]:
    """Show a line on the standard error after some seconds, until the block ends.

    Yields the callback, which takes the number of finished items and the name of the next.
    """
    state, begun, over = (0, ""), time.monotonic(), Event()
    stream = sys.stderr

    def show() -> None:
        wait = patience
        while not over.wait(wait):
            (done, name), wait = state, LOOK
            line = f"{title}  {done}/{total}  {minutes_and_seconds(time.monotonic() - begun)}"
            room = window_width() - 1
            stream.write(f"{ERASE}{escape(f'{line}  {name}')[:room]}")
            stream.flush()
        if wait == LOOK:
            stream.write(ERASE)
            stream.flush()

    def update(done: int, name: str) -> None:
        nonlocal state
        state = done, name

    thread = Thread(target=show, daemon=True)
    if stream.isatty():
        thread.start()
    try:
        yield update
    finally:
        over.set()
        if thread.ident:
            thread.join()  # otherwise a late line would never be erased
