"""The rows, medians and order of standings, for a terminal, the page and programs. Pure."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from math import log10
from typing import Any

from harness.compare.measure import CUT_OFF
from harness.compare.source_lines import source_lines
from harness.compare.standing import Spread, Standing, base_of, group_by_writes, median
from harness.judge.outcome import Report
from harness.judge.verdict import passed

COUNTED = (
    "placements",
    "overwrites",
    "undos",
)
"""The counts that have a column, in the terminal and on the page: names of `Counts`."""
BARS = " ▁▂▃▄▅▆▇█"
STEPS = 10
"""Bars of a sparkline: two for each power of ten."""


@dataclass(frozen=True, slots=True)
class CountsRow:
    """A solution in the table of counts."""

    standing: Standing
    medians: tuple[float | None, ...]
    """The median of each count over the boards of the table; None if one was not recorded."""
    representative: str
    """The name that stands for all that write the same."""
    shared_by: int
    """The number of those."""


@dataclass(frozen=True, slots=True)
class SpreadRow:
    """Solutions that make equally many writes on every variant, on the variants of one board."""

    names: tuple[str, ...]
    writes: Sequence[int]

    @property
    def median(self) -> float:
        """The median of the writes."""
        return median(self.writes)

    @property
    def figures(self) -> list[str]:
        """The least, the median and the most writes, as a table has them."""
        values = min(self.writes), self.median, max(self.writes)
        return [f"{'> ' * (value >= CUT_OFF)}{value:,.0f}" for value in values]

    @property
    def cut_off(self) -> int:
        """The number of searches that were cut off."""
        return sum(value >= CUT_OFF for value in self.writes)


def counts_rows(
    standings: Sequence[Standing], boards: Collection[str], reference: str | None
) -> list[CountsRow]:
    """Return the rows of the table of counts, those that write the most digits first.

    The counts are medians over some boards. Those that write the same stand together, and the
    reference stands for its group, or else the first of them.
    """
    rows = []
    for group in sorted(group_by_writes(standings), key=lambda group: group[0].name):
        names = [one.name for one in group]
        representative = reference if reference in names else names[0]
        for one in group:
            medians = tuple(one.median_count(count, boards) for count in COUNTED)
            rows.append(CountsRow(one, medians, representative, len(group)))
    return sorted(rows, key=lambda row: -(row.standing.median_count("digits", boards) or 0))


def group_by_spread(standings: Sequence[Standing]) -> dict[tuple[str, ...], Spread]:
    """Return the spreads with the names of all that need the same writes on every variant."""
    found: dict[str, list[Standing]] = {}
    for one in standings:
        if one.spread:
            found.setdefault(repr(one.spread), []).append(one)
    return {tuple(one.name for one in group): group[0].spread for group in found.values()}


def spread_rows(spreads: Mapping[tuple[str, ...], Spread], case: str) -> list[SpreadRow]:
    """Return the rows of one board, those that write the most in the median first."""
    rows = [SpreadRow(names, spread[case]) for names, spread in spreads.items()]
    return sorted(rows, key=lambda row: (-row.median, row.names))


def together(names: Sequence[str]) -> str:
    """Return the name that stands for some approaches, and how many more there are."""
    return names[0] if len(names) == 1 else f"{names[0]} +{len(names) - 1}"


def sparkline(writes: Sequence[int]) -> str:
    """Return a sparkline histogram: one bar per half decade from 1 to 100,000."""
    counts = [0] * STEPS
    for number in writes:
        if number < CUT_OFF:
            counts[min(STEPS - 1, int(2 * log10(max(1, number))))] += 1
    highest = max(*counts, 1)
    return "".join(BARS[-(-count * (len(BARS) - 1) // highest)] for count in counts)


def compared_json(standings: Sequence[Standing], reference: str | None) -> list[dict[str, Any]]:
    """Return an object for each solution that was judged, for programs. Keys are only ever added.

    Seconds are CPU seconds.
    """
    base = base_of(standings, reference)
    return [_compared(one, one.report, base) for one in standings if one.report]


def _compared(one: Standing, report: Report, base: Standing) -> dict[str, Any]:
    return {
        "name": one.name,
        "verdict": report.verdict.word,
        "passed": passed(report),
        "total": report.total,
        "solve_seconds": one.total,
        "ratio": one.ratio_to(base),
        "source_lines": source_lines(report.solution.source),
        "cases": one.seconds,
        "counts": {case: search.by_name for case, search in one.searches.items()},
    }
