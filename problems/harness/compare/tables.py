"""Prints the tables of a comparison."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import cycle
from statistics import median
from string import ascii_lowercase, ascii_uppercase
from typing import TYPE_CHECKING

from harness.compare.fingerprints import Searches, groups, takes_nothing_back
from harness.compare.measure import Row
from harness.compare.spread import MOST, SEED, VARIANTS, Spread, alike, sparkline
from harness.console import STYLES, make_console, plural
from harness.judge.verdict import headline
from harness.records import Limits, Word
from harness.trace import COUNTS

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

SAME_WRITES = """\
{letter}: the same writes on every board. Their times differ by what a step costs:
   how the next blank is found, and how a digit is compared with its peers."""
NO_UNDO = """\
no undo: no digit is taken back. None had to be, or it was tried on a copy,
   which the board does not show."""


def print_counts(
    searches: Mapping[str, Searches], cases: set[str], own: Collection[str] = ()
) -> None:
    """Print a row for each solution: median counts on some cases, and its search.

    A solution that was not recorded on all of the cases has no counts. Those in `own` stand out.
    """
    table = _table(f"Counts: medians over {plural(len(cases), 'board')}, the same on every machine")
    table.add_column("approach", no_wrap=True)
    for heading in ("placements", "overwrites", "undos"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("search", no_wrap=True)
    together = {name: group for group in groups(searches) for name in group}
    letters: dict[str, str] = {}

    def most_first(name: str) -> tuple[float, str]:
        return -_median(searches[name], "digits", cases), together[name][0]

    for name in sorted(searches, key=most_first):
        search, group = searches[name], together[name]
        if not cases <= search.keys():
            table.add_row(_name(name, own), "not recorded on all boards")
            continue
        letter = ""
        if takes_nothing_back(search):
            letter = "no undo"
        elif len(group) > 1:
            letter = letters.setdefault(group[0], ascii_uppercase[len(letters) % 26])
        counts = (f"{_median(search, count, cases):,.0f}" for count in COUNTS[:3])
        table.add_row(_name(name, own), *counts, letter)
    console = make_console()
    console.print(table)
    for letter in letters.values():
        console.print(SAME_WRITES.format(letter=letter))
    if any(map(takes_nothing_back, searches.values())):
        console.print(NO_UNDO)
    console.print()


def print_spread(spread: Mapping[str, Spread]) -> None:
    """Print a row for each solution and board: least, median and most writes, and a histogram.

    Solutions with the same spread share a row, and are named together below.
    """
    console = make_console()
    console.print(f"\nSpread: writes to the answer over {VARIANTS} variants of each board")
    together = alike(spread)
    widest = max(map(len, map(_together, together)))
    for number, case in enumerate(next(iter(spread.values()))):
        table = _table(case)
        table.show_header = number == 0
        table.add_column("approach", no_wrap=True, min_width=widest)
        for heading, width in (("least", 7), ("median", 7), ("most", 9), ("cut off", 7)):
            table.add_column(heading, justify="right", no_wrap=True, min_width=width)
        table.add_column("1   10  100 1k  10k ", no_wrap=True)
        for names, own in sorted(together.items(), key=lambda item: -sum(item[1][case])):
            table.add_row(_together(names), *_spread_cells(own[case]))
        console.print(table)
    for names in together:
        if len(names) > 1:
            console.print(f"{_together(names)}: {', '.join(names)}")
    console.print(
        f"A variant: digits renamed, rows and columns swapped or transposed; seed {SEED}."
    )


def print_rows(rows: Sequence[Row], title: str, own: Collection[str] = ()) -> None:
    """Print a row for each solution, the slowest first: verdict, times, ratio, source lines.

    Those in `own` stand out.
    """
    base = next((row.name for row in rows if row.ratio == 1), "")
    table = _table(title)
    for heading in ("approach", "verdict"):
        table.add_column(heading, no_wrap=True)
    for heading in ("CPU s", "median ms", "slowest ms", "x", "lines"):
        table.add_column(heading, justify="right", no_wrap=True)
    letters: dict[str, str] = {}
    for row in sorted(rows, key=lambda row: -(row.total or 0.0)):
        known = [(time, name) for name, time in row.seconds.items() if time is not None]
        slowest, board = max(known, default=(None, ""))
        letter = letters.setdefault(board, ascii_lowercase[len(letters) % 26]) if board else ""
        table.add_row(
            _name(row.name, own),
            _verdict(row),
            _number(row.total, 1, 3),
            _number(median(time for time, _ in known) if known else None, 1000, 2),
            f"{_number(slowest, 1000, 1)} {letter}",
            _number(row.ratio, 1, 3),
            str(row.lines),
        )
    console = make_console()
    console.print(table)
    if letters:
        ratio = f"; x is the ratio to {base}" if base else ""
        console.print(f"CPU time inside the method{ratio}. Slowest boards:")
    for board, letter in letters.items():
        console.print(f"  {letter}  {board}")


def print_stress(rows: Sequence[Row], limits: Limits, title: str) -> None:
    """Print a row for each solution, a column for each board: CPU milliseconds, or a time-out."""
    names = max((row.seconds for row in rows), key=len)
    letters = dict(zip(names, cycle(ascii_lowercase), strict=False))
    table = _table(title)
    table.add_column("approach", no_wrap=True)
    for letter in letters.values():
        table.add_column(letter, justify="right", no_wrap=True)
    for row in sorted(rows, key=_solved):
        words = {one.case.name: one.verdict.word for one in row.report.judged}
        cells = []
        for name in letters:
            if words.get(name) is Word.TIME:
                cells.append(f">{limits.seconds:g}s")
            else:
                cells.append(_number(row.seconds.get(name), 1000, 0) or words.get(name, "-"))
        table.add_row(row.name, *cells)
    console = make_console()
    console.print(table)
    console.print(
        "CPU milliseconds inside the method; - after two time-outs the rest was left out."
    )
    for name, letter in letters.items():
        console.print(f"  {letter}  {name}")


def _spread_cells(writes: Sequence[int]) -> tuple[str, ...]:
    cut = sum(number >= MOST for number in writes)
    columns = "".join(2 * bar for bar in sparkline(writes))
    figures = (min(writes), median(writes), max(writes))
    texts = (f"{'> ' * (number >= MOST)}{number:,.0f}" for number in figures)
    return *texts, str(cut or ""), columns


def _together(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{names[0]} +{len(names) - 1}"


def _solved(row: Row) -> tuple[int, float]:
    known = [time for time in row.seconds.values() if time is not None]
    return len(known), -sum(known)


def _name(name: str, own: Collection[str]) -> Text:
    from rich.text import Text

    return Text(f"▶ {name}", STYLES["note"]) if name in own else Text(name)


def _verdict(row: Row) -> Text:
    from rich.text import Text

    return Text(headline(row.report), STYLES["good" if row.report.verdict.accepted else "bad"])


def _median(searches: Searches, name: str, cases: set[str]) -> float:
    counts = [getattr(search, name) for case, search in searches.items() if case in cases]
    return median(counts) if counts else 0.0


def _table(title: str) -> Table:
    from rich import box
    from rich.table import Table

    return Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=0, show_edge=False)


def _number(value: float | None, factor: int, digits: int) -> str:
    return "" if value is None else f"{value * factor:.{digits}f}"
