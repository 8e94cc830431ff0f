"""The sections below the player: the counts of all approaches, and their spread."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from harness.compare.measure import CUT_OFF, VARIANTS
from harness.compare.standing import Standing
from harness.compare.summaries import (
    CountsRow,
    SpreadRow,
    counts_rows,
    group_by_spread,
    spread_rows,
)
from harness.page.counts_table import counts_table
from harness.page.markup import Markup, element, joined
from harness.page.spread_plot import spread_figure
from harness.problem import Case, Words

ABOUT_COUNTS = (
    "What each approach writes to the board, the same on every machine. Those that make the same "
    "writes differ only in what a step costs."
)
ABOUT_SPREAD = (
    f"To a person these {VARIANTS} boards are all the same: {{variant}}. To a search they are not. "
    f"A tick is a variant, the dot is the median, and ▷ is a search cut off at {CUT_OFF:,} writes."
)


def bank_sections(
    standings: Sequence[Standing],
    cases: Sequence[Case],
    reference: str | None,
    letters: Mapping[str, str],
    words: Words,
) -> Markup:
    """Return the sections on the bank; nothing where nothing is known of it.

    Args:
        standings: the approaches, and the solutions of the lanes.
        cases: the boards of the bank.
        reference: the approach that stands for all that search alike, if it is among them.
        letters: of the lanes, by the names of their solutions.
        words: the problem's own.
    """
    if not any(one.searches for one in standings):
        return joined([])
    interview = [case.name for case in cases if case.tier == "interview"]
    counted = interview or [case.name for case in cases]
    rows = counts_rows(standings, counted, reference)
    shown = _lanes_first(rows, letters)
    table = counts_table(rows, len(counted), len(cases), letters)
    hidden = [one.name for one in standings if one.searches and not one.search_is_visible]
    left_out = f" Not shown: {', '.join(hidden)}, which undid nothing." if hidden else ""
    parts = [_section("All approaches", ABOUT_COUNTS, _wide(table, "All approaches"))]
    if spreads := group_by_spread(shown):
        sample = [case.name for case in cases if case.tier == "sample"]
        boards = [(name, spread_rows(spreads, name)) for name in reversed(sample)]
        figures = _spread_figures(boards, set(letters))
        parts.append(_section("One board misleads", words.fill(ABOUT_SPREAD) + left_out, *figures))
    return joined(parts)


def _lanes_first(rows: Sequence[CountsRow], letters: Mapping[str, str]) -> list[Standing]:
    """Return the standings whose search is visible, in the order in which plots name them.

    Lanes come first, then those that stand for others, then the rest by name.
    """

    def place(row: CountsRow) -> tuple[str, bool, str]:
        name = row.standing.name
        return letters.get(name, "Z"), row.representative != name, name

    ordered = (row.standing for row in sorted(rows, key=place))
    return [one for one in ordered if one.search_is_visible]


def _spread_figures(
    boards: Sequence[tuple[str, Sequence[SpreadRow]]], lanes: set[str]
) -> list[Markup]:
    """Return the figure of the first board, and those of the others to be opened."""
    first, *others = (
        spread_figure(f"spread-{number}", name, rows, lanes)
        for number, (name, rows) in enumerate(boards)
    )
    summary = element("summary", f"The {len(others)} easier boards")
    return [first, element("details", summary, element("div", *others, class_="figures"))]


def _section(title: str, text: str, *parts: Markup) -> Markup:
    paragraph = [element("p", text, class_="about")] if text else []
    heading = element("div", element("h2", title), *paragraph)
    return element("section", heading, element("div", *parts), class_="column")


def _wide(table: Markup, label: str) -> Markup:
    """Return a table that scrolls by itself where it is wider than the page."""
    return element("div", table, class_="wide", tabindex=0, role="region", aria_label=label)
