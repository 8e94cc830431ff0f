"""Prints the rows of a comparison."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import TYPE_CHECKING

from harness.compare import Row
from harness.records import Limits
from harness.report import STYLES, headline, make_console
from harness.verdict import ACCEPTED, TIME

if TYPE_CHECKING:
    from rich.table import Table


def print_rows(rows: Sequence[Row], title: str) -> None:
    """A row a solution: verdict, times, the ratio to one of them, source lines."""
    base = next((row.name for row in rows if row.ratio == 1), "none of them")
    table = _table(title, f"Times are CPU time inside the method; x is the ratio to {base}.")
    for heading in ("approach", "verdict", "CPU s", "median ms", "slowest ms", "slowest board"):
        table.add_column(heading, justify="left" if heading in LEFT else "right", no_wrap=True)
    table.add_column("x", justify="right")
    table.add_column("lines", justify="right")
    for row in rows:
        known = [(time, name) for name, time in row.seconds.items() if time is not None]
        slowest, board = max(known, default=(None, ""))
        middle = median(time for time, _ in known) if known else None
        good = row.report.verdict.word == ACCEPTED
        table.add_row(
            row.name,
            f"[{STYLES['good' if good else 'bad']}]{headline(row.report)}[/]",
            _number(row.total, 1, 3),
            _number(middle, 1000, 2),
            _number(slowest, 1000, 1),
            board,
            _number(row.ratio, 1, 2),
            str(row.lines),
        )
    make_console().print(table)


def print_stress(rows: Sequence[Row], limits: Limits, title: str) -> None:
    """A row a board, a column a solution: CPU seconds, or that the time ran out."""
    table = _table(title, "CPU seconds inside the method")
    table.add_column("board", overflow="ellipsis", no_wrap=True)
    for row in rows:
        table.add_column(row.name, justify="right", overflow="fold")
    words = [{one.case.name: one.verdict.word for one in row.report.judged} for row in rows]
    for name in rows[0].seconds:
        cells = []
        for row, word in zip(rows, words, strict=True):
            if word[name] == TIME:
                cells.append(f"> {limits.seconds:g}")
            else:
                cells.append(_number(row.seconds[name], 1, 3) or word[name])
        table.add_row(name, *cells)
    make_console().print(table)


LEFT = ("approach", "verdict", "slowest board")


def _table(title: str, caption: str) -> Table:
    from rich import box
    from rich.table import Table

    return Table(
        title=title, caption=caption, box=box.SIMPLE_HEAD, title_justify="left", pad_edge=False
    )


def _number(value: float | None, factor: int, digits: int) -> str:
    return "" if value is None else f"{value * factor:.{digits}f}"
