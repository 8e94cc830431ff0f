"""The plot of how many boards each approach solves within a number of placements."""

from __future__ import annotations

from collections.abc import Sequence

from harness.compare.standing import Standing, group_by_writes
from harness.compare.summaries import together
from harness.page.markup import Markup, element
from harness.page.plots import (
    abbreviated,
    data_table,
    drawing,
    log_place,
    percent,
    powers_of_ten,
    round_up,
    spread_out,
)

HEIGHT, LABEL = 300, 17
"""Pixels: of the plot, and from one label to the next."""
MARKS = "●▲■◆▼★"
TITLE = "Boards solved within a given number of placements"

Curve = tuple[tuple[str, ...], list[int]]
"""The names of approaches that search alike, and what they wrote on each board, rising."""


def cactus_figure(curves: Sequence[Curve], boards: int, lanes: set[str]) -> Markup:
    """Return the figure: boards from the easiest on across, placements up, on a log scale."""
    most = round_up(max(curve[-1] for _, curve in curves))
    ends = [HEIGHT * (1 - log_place(curve[-1], most)) for _, curve in curves]
    labels = [-place for place in spread_out([-place for place in ends], LABEL)]
    parts, legend = [_axes(boards, most)], []
    for number, ((names, curve), end, label) in enumerate(zip(curves, ends, labels, strict=True)):
        sign = MARKS[number % len(MARKS)]
        name, kind = f"{sign} {together(names)}", "marked" if lanes & set(names) else ""
        parts.append(
            element(
                "g",
                _line(curve, boards, most),
                _text(sign, percent(len(curve) / boards), end, anchor="middle", kind="mark"),
                _text(name, "100%", label, dx=14, kind="name"),
                class_=f"series-{number % len(MARKS)} {kind}".strip(),
            )
        )
        legend.append(element("li", name, class_=kind or None))
    return element(
        "figure",
        element("figcaption", TITLE),
        drawing("cactus", TITLE, _description(curves, boards), HEIGHT, parts),
        element("ul", *legend, class_="legend", aria_hidden="true"),
        _table(curves, boards, most),
        class_="cactus",
    )


def curves_of(standings: Sequence[Standing]) -> list[Curve]:
    """Return the curves of some standings, the one whose hardest board is easiest first.

    An overwrite counts as a placement: it tries a digit too. The names of those that search alike
    stand together, in their order.
    """
    curves = [
        (
            tuple(one.name for one in group),
            sorted(search.digits for search in group[0].searches.values()),
        )
        for group in group_by_writes(standings)
    ]
    return sorted(curves, key=lambda curve: (curve[1][-1], curve[0]))


def _line(curve: Sequence[int], boards: int, most: int) -> Markup:
    """Return a line in a box of its own, which is stretched to the plot's size."""
    points = " ".join(
        f"{1000 * at / boards:.1f},{1000 * (1 - log_place(value, most)):.1f}"
        for at, value in enumerate(curve, 1)
    )
    return element(
        "svg",
        element("polyline", points=points),
        width="100%",
        height="100%",
        viewBox="0 0 1000 1000",
        preserveAspectRatio="none",
        overflow="visible",
    )


def _text(text: str, x: str, y: float, *, kind: str, anchor: str = "start", dx: int = 0) -> Markup:
    """Return a text whose middle stands at a height."""
    return element("text", text, x=x, y=round(y + 4, 1), dx=dx, text_anchor=anchor, class_=kind)


def _axes(boards: int, most: int) -> Markup:
    parts = [_text("placements", "0", -14, anchor="start", dx=-40, kind="scale")]
    for value in powers_of_ten(most):
        down = round(HEIGHT * (1 - log_place(value, most)), 1)
        parts += [
            element("line", x1="0", x2="100%", y1=down, y2=down, class_="grid"),
            _text(abbreviated(value), "0", down, anchor="end", dx=-8, kind="scale"),
        ]
    parts.append(_text("boards", "0", HEIGHT + 16, kind="scale"))
    for value in range(10, boards + 1, 10):
        at = percent(value / boards)
        parts.append(_text(str(value), at, HEIGHT + 16, anchor="middle", kind="scale"))
    return element("g", *parts, aria_hidden="true")


def _description(curves: Sequence[Curve], boards: int) -> str:
    parts = [
        f"{together(names)} solves {len(curve)} of {boards} boards, the hardest with {curve[-1]:,}"
        for names, curve in curves
    ]
    return f"{'; '.join(parts)}."


def _table(curves: Sequence[Curve], boards: int, most: int) -> Markup:
    limits = powers_of_ten(10 * most)[1:]
    heads = ("approach", *(f"≤ {limit:,}" for limit in limits))
    rows = [
        (", ".join(names), *(str(sum(value <= limit for value in curve)) for limit in limits))
        for names, curve in curves
    ]
    return data_table(f"{TITLE}, of {boards}", heads, rows)
