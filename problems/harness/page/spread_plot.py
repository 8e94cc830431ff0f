"""The plot of how far each search varies between boards that are the same to a person."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import median
from typing import Any

from harness.compare.spread import MOST, VARIANTS, Spread
from harness.page.markup import Markup, element
from harness.page.plots import abbreviated, data_table, drawing, log_place, percent, powers_of_ten
from harness.page.standings import Standing

ROW, TOP, BOTTOM = 44, 8, 26
"""Heights in pixels: of a strip, above all of them, and below."""
SCALE = 0.93
"""The part of the width for what was measured; right of it stands what was cut off."""


def spread_figure(
    key: str, case: str, rows: Mapping[tuple[str, ...], Spread], lanes: set[str]
) -> Markup:
    """Return the figure of one board.

    Args:
        key: begins the identifiers in it.
        case: the board.
        rows: the spreads of approaches, by the names of all that spread alike.
        lanes: the names of the approaches in the lanes, which are marked.
    """
    ordered = sorted(rows.items(), key=lambda row: (-median(row[1][case]), row[0]))
    height = TOP + ROW * len(ordered) + BOTTOM
    strips = [
        _strip(names, own[case], TOP + ROW * number, marked=bool(lanes & set(names)))
        for number, (names, own) in enumerate(ordered)
    ]
    told = "; ".join(
        f"{together(names)} {min(own[case]):,} to {max(own[case]):,}" for names, own in ordered
    )
    describes = f"Writes to the answer over {VARIANTS} variants, least to most: {told}."
    return element(
        "figure",
        element("figcaption", case),
        drawing(key, f"Spread: {case}", describes, height, [_axis(height), *strips]),
        data_table(
            f"Spread: {case}",
            ("approach", "least", "median", "most", "cut off"),
            [(", ".join(names), *_figures(own[case])) for names, own in ordered],
        ),
    )


def together(names: Sequence[str]) -> str:
    """Return the name that stands for some approaches, and how many more there are."""
    return names[0] if len(names) == 1 else f"{names[0]} +{len(names) - 1}"


def spread_rows(
    standings: Sequence[Standing], rank: Callable[[str], Any]
) -> dict[tuple[str, ...], Spread]:
    """Return the spreads of those whose search shows, by the names of all that spread alike.

    The names of those that spread alike stand in the order of their rank.
    """
    found: dict[str, list[Standing]] = {}
    for one in standings:
        if one.in_sight and one.spread:
            found.setdefault(repr(one.spread), []).append(one)
    rows = {}
    for group in found.values():
        names = sorted((one.name for one in group), key=rank)
        rows[tuple(names)] = group[0].spread
    return rows


def _strip(names: Sequence[str], writes: Sequence[int], top: int, *, marked: bool) -> Markup:
    line, middle = top + 30, median(writes)
    ends = [percent(SCALE * log_place(value, MOST)) for value in (min(writes), max(writes))]
    ticks = [_tick(value, line) for value in sorted(writes)]
    at = percent(SCALE * log_place(middle, MOST))
    return element(
        "g",
        element("text", together(names), x="0", y=top + 13, class_="name"),
        element("text", f"median {middle:,.0f}", x="100%", y=top + 13, text_anchor="end"),
        element("line", x1="0", x2="100%", y1=line, y2=line, class_="grid"),
        element("line", x1=ends[0], x2=ends[1], y1=line, y2=line, class_="range"),
        *ticks,
        element("circle", cx=at, cy=line, r="5", class_="median"),
        class_="strip marked" if marked else "strip",
    )


def _tick(value: int, line: int) -> Markup:
    if value >= MOST:
        return element("text", "▷", x="97%", y=line + 5, text_anchor="middle", class_="cut")
    at = percent(SCALE * log_place(value, MOST))
    return element("line", x1=at, x2=at, y1=line - 7, y2=line + 7, class_="tick")


def _axis(height: int) -> Markup:
    parts = []
    for value in powers_of_ten(MOST):
        at = percent(SCALE * log_place(value, MOST))
        anchor = "start" if value == 1 else "middle"
        parts += [
            element("line", x1=at, x2=at, y1=TOP, y2=height - BOTTOM + 4, class_="grid"),
            element(
                "text", abbreviated(value), x=at, y=height - 6, text_anchor=anchor, class_="scale"
            ),
        ]
    return element("g", *parts, aria_hidden="true")


def _figures(writes: Sequence[int]) -> tuple[str, ...]:
    shown = [
        f"{'> ' * (value >= MOST)}{value:,.0f}"
        for value in (min(writes), median(writes), max(writes))
    ]
    return *shown, str(sum(value >= MOST for value in writes))
