"""Shows a line of progress during long work, if standard error is a terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from harness.console import escape, window_width

Progress: TypeAlias = Callable[[int, str], None]
"""A callback for progress: the number of finished items, and the name of the next."""
ERASE = "\r\x1b[K"


@contextmanager
def show_progress(title: str, total: int) -> Iterator[Progress]:
    """Show a line of progress on standard error until the `with` block ends.

    Yields the callback to call before each item.
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
