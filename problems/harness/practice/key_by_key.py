"""A terminal that sends each key at once, without Enter."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress


@contextmanager
def key_by_key() -> Iterator[bool]:
    """Have each key sent at once, and not shown, until the block has ended.

    Yields False where that is not possible. Then keys come with the next Enter.
    """
    if sys.platform == "win32":  # it has no termios
        yield False
        return
    import termios
    import tty

    try:
        file = sys.stdin.fileno()
        before = termios.tcgetattr(file)
    except (OSError, termios.error):  # not a terminal, or one that was closed
        yield False
        return
    tty.setcbreak(file, termios.TCSADRAIN)  # what is typed already is not dropped
    try:
        yield True
    finally:
        with suppress(termios.error):  # as at a closed terminal
            termios.tcsetattr(file, termios.TCSADRAIN, before)
