"""Shows what is going on if it takes a while. Without a terminal, or before that, it is silent."""

from __future__ import annotations

import math
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from harness.judge.outcome import Progress

PATIENCE = 0.7  # seconds that pass unnoticed


@contextmanager
def show_progress(title: str, total: int, patience: float = PATIENCE) -> Iterator[Progress]:
    """Show a bar on the standard error once some seconds have passed, until the block ends.

    Yields the callback that takes how many of `total` are done, and the name of the next.
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
            TimeRemainingColumn,
        )
        from rich.table import Column

        bar = Progress(
            TextColumn("{task.description}", table_column=Column(no_wrap=True)),
            BarColumn(bar_width=10),
            MofNCompleteColumn(table_column=Column(no_wrap=True)),
            TimeElapsedColumn(table_column=Column(no_wrap=True, min_width=7)),
            TimeRemainingColumn(compact=True, table_column=Column(no_wrap=True, min_width=5)),
            TextColumn("left", table_column=Column(min_width=4)),
            TextColumn("{task.fields[name]}", table_column=Column(no_wrap=True, ratio=1)),
            console=Console(stderr=True),
            expand=True,  # so that a long name gives way, and nothing else
            transient=True,
        )
        bar.add_task(title, total=total, completed=state[0], name=state[1])
        bar.start()

    def update(done: int, name: str) -> None:
        nonlocal state
        state = done, name
        if bar is not None and bar.tasks:
            bar.update(bar.task_ids[0], completed=done, name=name)

    timer = threading.Timer(patience, show)
    timer.daemon = True
    if sys.stderr.isatty():
        timer.start()
    try:
        yield update
    finally:
        timer.cancel()
        if timer.is_alive():
            timer.join()  # or a bar that appears later would never be removed
        if bar is not None:
            bar.stop()


def announce(what: str, solutions: int, time_outs: int, limit: float) -> None:
    """Say on a terminal how long something takes at most, before it begins; then the bar says it.

    Args:
        what: is run, as in `24 stress boards`.
        solutions: that run it, one after another.
        time_outs: after which a solution gets no more of it.
        limit: seconds until a time-out.
    """
    if sys.stderr.isatty():
        minutes = math.ceil(solutions * time_outs * limit / 60)
        print(
            f"{what} for {solutions} solutions: about {minutes} min if all of them run out of "
            f"time. A solution gets no more boards after {time_outs} time-outs. Ctrl-C stops it.",
            file=sys.stderr,
        )
