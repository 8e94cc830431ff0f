"""Shows a line of progress during long work. It is silent without a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from harness.console import escape, window_width
from harness.judge.outcome import Progress

ERASE = "\r\x1b[K"


@contextmanager
def show_progress(title: str, total: int) -> Iterator[Progress]:
    """Show a line on the standard error until the block ends.

    Yields the callback, which takes the number of finished items and the name of the next.
    """
    stream = sys.stderr

    def update(done: int, name: str) -> None:
        write(escape(f"{title}  {done}/{total}  {name}")[: window_width() - 1])

    def write(line: str) -> None:
        if stream.isatty():
            stream.write(f"{ERASE}{line}")
            stream.flush()

    update(0, "")
    try:
        yield update
    finally:
        write("")
