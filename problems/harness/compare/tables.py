"""Prints the tables of a comparison."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from string import ascii_uppercase

from harness.compare.searches import median, shows_search
from harness.compare.standing import (
    COUNTED,
    Standing,
    base_of,
    call_counts,
    counts_rows,
    source_lines,
)
from harness.console import plural, print_drawing, table
from harness.drawing import Segment
from harness.judge.verdict import headline
from harness.problem import Words

WORDS = Words()
SAME_WRITES = """\
{letter}: the same search on every board. Their times differ with the cost of a step:
   how the next blank is found, and how a {value} is compared with its peers."""
NO_UNDO = """\
no undo: nothing was undone. No undo was needed, or the search used a copy,
   which the board does not show."""


def print_counts(
    standings: Sequence[Standing],
    boards: Collection[str],
    marked: Collection[str] = (),
    words: Words = WORDS,
) -> None:
    """Print a row for each solution: its median counts on some boards, and a letter for its search.

    A solution that was not recorded on all boards has no counts. Names in `marked` get a pointer.
    """
    rows: list[list[Segment]] = []
    letters: dict[str, str] = {}
    for standing, medians, shared in counts_rows(standings, boards):
        name = _name(standing.name, marked)
        if None in medians:
            rows.append([name, ("not recorded on all boards", "")])
            continue
        search = ""
        if not shows_search(standing.searches):
            search = "no undo"
        elif shared:
            search = letters.setdefault(shared, ascii_uppercase[len(letters) % 26])
        rows.append([name, *_plain(*(f"{value:,.0f}" for value in medians), search)])
    title = f"Counts: medians over {plural(len(boards), 'board')}, the same on every machine"
    print_drawing([[(title, "title")], *table(("approach", *COUNTED, "search"), rows)])
    for letter in letters.values():
        print(SAME_WRITES.format(letter=letter, value=words.value))
    recorded = [standing.searches for standing in standings if standing.searches]
    if not all(map(shows_search, recorded)):
        print(words.fill(NO_UNDO))
    print()


def print_calls(standings: Sequence[Standing], case: str, marked: Collection[str] = ()) -> None:
    """Print a row for each solution: the counts of its calls on a case."""
    counted = [(standing.name, call_counts(standing)) for standing in standings]
    rows = [
        [_name(name, marked), *_plain(*("" if n is None else f"{n:,}" for n in counts.values()))]
        for name, counts in sorted(counted, key=lambda pair: -(pair[1].get("calls") or 0))
        if counts
    ]
    heads = "approach", "calls", "of the search", "depth", "answers", "dead ends"
    title = f"Calls on {case}, the same on every machine"
    print_drawing([[(title, "title")], *table(heads, rows), []])


def print_times(
    standings: Sequence[Standing], title: str, reference: str | None, marked: Collection[str] = ()
) -> None:
    """Print a row for each solution, the slowest first: verdict, times, ratio, source lines.

    Names in `marked` get a pointer.
    """
    base = base_of(standings, reference)
    rows: list[list[Segment]] = []
    for standing in sorted(standings, key=lambda standing: -(standing.total or 0.0)):
        known = [time for time in standing.seconds.values() if time is not None]
        verdict = headline(standing.report) if standing.report else ""
        figures = (
            _number(standing.total, 1, 3),
            _number(median(known) if known else None, 1000, 2),
            _number(standing.ratio_to(base), 1, 3),
            str(source_lines(standing.solution.source)),
        )
        style = "good" if standing.accepted else "bad"
        rows.append([_name(standing.name, marked), (verdict, style), *_plain(*figures)])
    heads = "approach", "verdict", "CPU s", "median ms", "x", "lines"
    print_drawing([[(title, "title")], *table(heads, rows, left=2)])
    ratio = f"; x is the ratio to {base.name}" if base.total else ""
    print(f"CPU time inside the method{ratio}.")


def _name(name: str, marked: Collection[str]) -> Segment:
    return (f"▶ {name}", "note") if name in marked else (name, "")


def _plain(*texts: str) -> list[Segment]:
    return [(text, "") for text in texts]


def _number(value: float | None, factor: int, digits: int) -> str:
    return "" if value is None else f"{value * factor:.{digits}f}"
