"""The parts that the plots share: logarithmic scales, figures with titles and data tables.

A plot is as wide as the page lets it be while its text keeps its size: places across are
percentages, heights are pixels.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import floor, log10

from harness.page.markup import Markup, element


def log_place(value: float, most: float) -> float:
    """Return where a value stands between 1 and the most, from 0 to 1."""
    return min(1.0, log10(max(1.0, value)) / log10(most))


def percent(part: float) -> str:
    """Return `12.5%` for 0.125."""
    return f"{100 * part:.2f}%"


def powers_of_ten(most: float) -> list[int]:
    """Return 1, 10, 100 … as far as the most."""
    return [10**power for power in range(floor(log10(most)) + 1)]


def abbreviated(value: int) -> str:
    """Return `1,000`, `10k` or `2M`."""
    if value < 10_000:
        return f"{value:,}"
    return f"{value // 1000}k" if value < 1_000_000 else f"{value // 1_000_000}M"


def drawing(key: str, title: str, describes: str, height: int, parts: Iterable[Markup]) -> Markup:
    """Return an SVG as wide as its place, with a title and a description for those who hear it."""
    return element(
        "svg",
        element("title", title, id=f"{key}-title"),
        element("desc", describes, id=f"{key}-desc"),
        *parts,
        width="100%",
        height=height,
        role="img",
        aria_labelledby=f"{key}-title {key}-desc",
        class_="plot",
    )


def data_table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Markup:
    """Return the numbers of a plot as a table that can be opened."""
    head = element("tr", *(element("th", text, scope="col") for text in heads))
    body = [
        element(
            "tr", element("th", row[0], scope="row"), *(element("td", cell) for cell in row[1:])
        )
        for row in rows
    ]
    table = element(
        "table",
        element("caption", caption, class_="unseen"),
        element("thead", head),
        element("tbody", *body),
        class_="data",
    )
    return element(
        "details",
        element("summary", "Data table"),
        element("div", table, class_="wide", tabindex=0, role="region", aria_label=caption),
    )
