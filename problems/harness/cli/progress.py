"""Says what is going on when it takes a while. Nothing is shown before, or without a terminal."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from harness.records import Progress

PATIENCE = 0.7  # seconds that nobody minds


@contextmanager
def progress(title: str, total: int) -> Iterator[Progress]:
    """A bar on the standard error, from the moment that it takes long to the end of the block.

    Yields a function to be told how many of `total` are done, and what is next.
    """
    state: tuple[int, str] = 0, ""
    bar = None

    def show() -> None:
        nonlocal bar
        from rich.console import Console  # late, and in its own thread: most judging ends before
        from rich.progress import (
            BarColumn,
            MofNCompleteColumn,
            Progress,
            TextColumn,
            TimeElapsedColumn,
        )
        from rich.table import Column

        bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(bar_width=20),
            MofNCompleteColumn(),
            TimeElapsedColumn(table_column=Column(no_wrap=True, min_width=7)),
            TextColumn("{task.fields[name]}"),
            console=Console(stderr=True),
            transient=True,
        )
        bar.add_task(title, total=total, completed=state[0], name=state[1])
        bar.start()

    def tell(done: int, name: str) -> None:
        nonlocal state
        state = done, name
        if bar is not None and bar.tasks:
            bar.update(bar.task_ids[0], completed=done, name=name)

    timer = threading.Timer(PATIENCE, show)
    timer.daemon = True
    if sys.stderr.isatty():
        timer.start()
    try:
        yield tell
    finally:
        timer.cancel()
        if timer.is_alive():
            timer.join()  # a bar that comes later would not be taken away
        if bar is not None:
            bar.stop()
