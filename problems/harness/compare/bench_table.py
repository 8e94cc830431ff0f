"""Prints the scores of a benchmark."""

from __future__ import annotations

from collections.abc import Sequence

from harness.compare.bench import GIVE_UP, Score
from harness.compare.standing import median
from harness.console import make_console, print_drawing
from harness.errors import not_installed
from harness.run import Limits

HEADINGS = ("boards\na second", "median\nms", "slowest\nms", "solved", "timed\nout", "x")
CAPTION = """\
Times are CPU time inside the method. Each answer was verified. x is the ratio to the fastest."""
CAPTION_TIME = f"""\
A time-out counts as {{limit:g}} s. So times marked > may be longer, and rates marked < lower.
After {GIVE_UP} time-outs in a row, a solver got no more boards."""


def print_scores(
    scores: Sequence[Score], absent: Sequence[str], limits: Limits, title: str
) -> None:
    """Print a row for each solver, the fastest first; below, wrong answers and what is missing."""
    from rich import box
    from rich.table import Table

    table = Table(
        title=title, box=box.SIMPLE_HEAD, title_justify="left", padding=(0, 1, 0, 0), pad_edge=False
    )
    table.add_column("solver", no_wrap=True)
    for heading in HEADINGS:
        table.add_column(heading, justify="right", no_wrap=True)
    best = max((score.rate or 0.0 for score in scores), default=0.0)
    for score in scores:
        table.add_row(score.name + " (library)" * score.library, *_cells(score, best, limits))
    console = make_console()
    console.print(table)
    console.print(CAPTION, style="dim")
    if any(score.timed_out for score in scores):
        console.print(CAPTION_TIME.format(limit=limits.seconds), style="dim")
    for score in scores:
        if score.complaint:
            print_drawing(
                [[(score.name, "bad"), (f": {score.wrong:,} wrong; {score.complaint}", "")]]
            )
    if absent:
        console.print(not_installed(", ".join(absent), "bench"))


def _cells(score: Score, best: float, limits: Limits) -> list[str]:
    """Return what stands under the headings."""
    asked = len(score.seconds)
    if not asked:
        return ["", "", "", "0/0", "", ""]
    rate = score.rate or 0.0
    return [
        "<" * bool(score.timed_out) + _digits(rate),
        _milliseconds(median(score.seconds), limits),
        _milliseconds(max(score.seconds), limits),
        f"{score.solved:,}/{asked:,}",
        f"{score.timed_out:,}" if score.timed_out else "",
        _digits(best / rate) if rate else "",
    ]


def _milliseconds(seconds: float, limits: Limits) -> str:
    return ">" * (seconds >= limits.seconds) + _digits(1000 * seconds)


def _digits(number: float) -> str:
    """Return a number with three significant digits, or all digits before the point."""
    return f"{number:,.0f}" if number >= 100 else f"{number:#.3g}".rstrip(".")
