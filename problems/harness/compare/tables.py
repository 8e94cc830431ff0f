"""Prints the tables of a comparison."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from string import ascii_lowercase, ascii_uppercase
from typing import TYPE_CHECKING

from harness.compare.measure import SEED, VARIANTS
from harness.compare.source_lines import source_lines
from harness.compare.standing import Standing, base_of, median
from harness.compare.summaries import (
    COUNTED,
    counts_rows,
    group_by_spread,
    sparkline,
    spread_rows,
    together,
)
from harness.console import STYLES, make_console, plural
from harness.judge.verdict import headline
from harness.problem import Words

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

WORDS = Words()
SAME_WRITES = """\
{letter}: the same writes on every board. Their times differ with the cost of a step:
   how the next blank is found, and how a {value} is compared with its peers."""
NO_UNDO = """\
no undo: nothing was undone. No undo was needed, or the search used a copy,
   which the board does not show."""


def print_counts(
    standings: Sequence[Standing],
    boards: Collection[str],
    reference: str | None = None,
    own: Collection[str] = (),
    words: Words = WORDS,
) -> None:
    """Print a row for each solution: median counts on some boards, and its search.

    A solution that was not recorded on all of them has no counts. Those in `own` stand out.
    """
    table = _table(
        f"Counts: medians over {plural(len(boards), 'board')}, the same on every machine"
    )
    table.add_column("approach", no_wrap=True)
    for heading in COUNTED:
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("search", no_wrap=True)
    letters: dict[str, str] = {}
    for row in counts_rows(standings, boards, reference):
        name = _name(row.standing.name, own)
        if None in row.medians:
            table.add_row(name, "not recorded on all boards")
            continue
        search = ""
        if not row.standing.search_is_visible:
            search = "no undo"
        elif row.shared_by > 1:
            search = letters.setdefault(row.representative, ascii_uppercase[len(letters) % 26])
        table.add_row(name, *(f"{value:,.0f}" for value in row.medians), search)
    console = make_console()
    console.print(table)
    for letter in letters.values():
        console.print(SAME_WRITES.format(letter=letter, value=words.value))
    if any(one.searches and not one.search_is_visible for one in standings):
        console.print(words.fill(NO_UNDO))
    console.print()


def print_spread(standings: Sequence[Standing], words: Words = WORDS) -> None:
    """Print a row for each solution and board: least, median and most writes, and a histogram.

    Solutions with the same spread share a row, and are named together below.
    """
    console = make_console()
    spreads = group_by_spread(standings)
    if not spreads:
        console.print("\nSpread: not measured, because no solution was accepted")
        return
    console.print(f"\nSpread: writes until the answer, over {VARIANTS} variants of each board")
    widest = max(map(len, map(together, spreads)))
    for number, case in enumerate(next(iter(spreads.values()))):
        table = _table(case)
        table.show_header = number == 0
        table.add_column("approach", no_wrap=True, min_width=widest)
        for heading, width in (("least", 7), ("median", 7), ("most", 9), ("cut off", 7)):
            table.add_column(heading, justify="right", no_wrap=True, min_width=width)
        table.add_column("1   10  100 1k  10k ", no_wrap=True)
        for row in spread_rows(spreads, case):
            bars = "".join(2 * bar for bar in sparkline(row.writes))
            table.add_row(together(row.names), *row.figures, str(row.cut_off or ""), bars)
        console.print(table)
    for names in spreads:
        if len(names) > 1:
            console.print(f"{together(names)}: {', '.join(names)}")
    console.print(f"A variant: {words.variant}; seed {SEED}.")


def print_times(
    standings: Sequence[Standing], title: str, reference: str | None, own: Collection[str] = ()
) -> None:
    """Print a row for each solution, the slowest first: verdict, times, ratio, source lines.

    Those in `own` stand out.
    """
    base = base_of(standings, reference)
    table = _table(title)
    for heading in ("approach", "verdict"):
        table.add_column(heading, no_wrap=True)
    for heading in ("CPU s", "median ms", "slowest ms", "x", "lines"):
        table.add_column(heading, justify="right", no_wrap=True)
    letters: dict[str, str] = {}
    for one in sorted(standings, key=lambda one: -(one.total or 0.0)):
        known = [(time, name) for name, time in one.seconds.items() if time is not None]
        slowest, board = max(known, default=(None, ""))
        letter = letters.setdefault(board, ascii_lowercase[len(letters) % 26]) if board else ""
        table.add_row(
            _name(one.name, own),
            _verdict(one),
            _number(one.total, 1, 3),
            _number(median(time for time, _ in known) if known else None, 1000, 2),
            f"{_number(slowest, 1000, 1)} {letter}",
            _number(one.ratio_to(base), 1, 3),
            str(source_lines(one.solution.source)) if one.solution else "",
        )
    console = make_console()
    console.print(table)
    if letters:
        ratio = f"; x is the ratio to {base.name}" if base.total else ""
        console.print(f"CPU time inside the method{ratio}. Slowest boards:")
    for board, letter in letters.items():
        console.print(f"  {letter}  {board}")


def _name(name: str, own: Collection[str]) -> Text:
    from rich.text import Text

    return Text(f"▶ {name}", STYLES["note"]) if name in own else Text(name)


def _verdict(one: Standing) -> Text:
    from rich.text import Text

    style = STYLES["good" if one.accepted else "bad"]
    return Text(headline(one.report) if one.report else "", style)


def _table(title: str) -> Table:
    from rich import box
    from rich.table import Table

    return Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=0, show_edge=False)


def _number(value: float | None, factor: int, digits: int) -> str:
    return "" if value is None else f"{value * factor:.{digits}f}"
