"""The plot of how far each search varies between boards that are the same to a person."""

from __future__ import annotations

from collections.abc import Sequence

from harness.compare.measure import CUT_OFF, VARIANTS
from harness.compare.summaries import SpreadRow, together
from harness.page.markup import Markup, element
from harness.page.plots import abbreviated, data_table, drawing, log_place, percent, powers_of_ten

ROW, TOP, BOTTOM = 44, 8, 26
"""Heights in pixels: of a strip, above all of them, and below."""
SCALE = 0.93
"""The part of the width for what was measured; right of it stands what was cut off."""


def spread_figure(key: str, case: str, rows: Sequence[SpreadRow], lanes: set[str]) -> Markup:
    """Return the figure of one board.

    Args:
        key: begins the identifiers in it.
        case: the board.
        rows: the strips, from the top.
        lanes: the names of the approaches in the lanes, which are marked.
    """
    height = TOP + ROW * len(rows) + BOTTOM
    strips = [
        _strip(row, TOP + ROW * number, marked=bool(lanes & set(row.names)))
        for number, row in enumerate(rows)
    ]
    ranges = "; ".join(
        f"{together(row.names)} {min(row.writes):,} to {max(row.writes):,}" for row in rows
    )
    describes = f"Writes until the answer, over {VARIANTS} variants, least to most: {ranges}."
    return element(
        "figure",
        element("figcaption", case),
        drawing(key, f"Spread: {case}", describes, height, [_axis(height), *strips]),
        data_table(
            f"Spread: {case}",
            ("approach", "least", "median", "most", "cut off"),
            [(", ".join(row.names), *row.figures, str(row.cut_off)) for row in rows],
        ),
    )


def _strip(row: SpreadRow, top: int, *, marked: bool) -> Markup:
    line, writes = top + 30, row.writes
    ends = [percent(SCALE * log_place(value, CUT_OFF)) for value in (min(writes), max(writes))]
    ticks = [_tick(value, line) for value in sorted(writes)]
    at = percent(SCALE * log_place(row.median, CUT_OFF))
    return element(
        "g",
        element("text", together(row.names), x="0", y=top + 13, class_="name"),
        element("text", f"median {row.median:,.0f}", x="100%", y=top + 13, text_anchor="end"),
        element("line", x1="0", x2="100%", y1=line, y2=line, class_="grid"),
        element("line", x1=ends[0], x2=ends[1], y1=line, y2=line, class_="range"),
        *ticks,
        element("circle", cx=at, cy=line, r="5", class_="median"),
        class_="strip marked" if marked else "strip",
    )


def _tick(value: int, line: int) -> Markup:
    if value >= CUT_OFF:
        return element("text", "▷", x="97%", y=line + 5, text_anchor="middle", class_="cut")
    at = percent(SCALE * log_place(value, CUT_OFF))
    return element("line", x1=at, x2=at, y1=line - 7, y2=line + 7, class_="tick")


def _axis(height: int) -> Markup:
    parts = []
    for value in powers_of_ten(CUT_OFF):
        at = percent(SCALE * log_place(value, CUT_OFF))
        anchor = "start" if value == 1 else "middle"
        parts += [
            element("line", x1=at, x2=at, y1=TOP, y2=height - BOTTOM + 4, class_="grid"),
            element(
                "text", abbreviated(value), x=at, y=height - 6, text_anchor=anchor, class_="scale"
            ),
        ]
    return element("g", *parts, aria_hidden="true")
