"""The counts of all approaches as a table, with the solutions of the lanes as rows of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from harness.compare.standing import Standing
from harness.compare.summaries import COUNTED, CountsRow
from harness.page.markup import Markup, element

HEADS = ("approach", "solved", *COUNTED, "search")


def counts_table(
    rows: Sequence[CountsRow], counted: int, boards: int, letters: Mapping[str, str]
) -> Markup:
    """Return the table.

    Args:
        rows: from the top.
        counted: the number of boards over which the medians are taken.
        boards: how many there are in all.
        letters: of the lanes, by the names of the solutions in them.
    """
    heads = [
        element("th", head, scope="col", class_="count" if head in HEADS[1:-1] else None)
        for head in HEADS
    ]
    body = [_row(row, boards, letters.get(row.standing.name, "")) for row in rows]
    return element(
        "table",
        element("caption", f"Medians over {counted} boards"),
        element("thead", element("tr", *heads)),
        element("tbody", *body),
        class_="data counts-table",
    )


def _row(row: CountsRow, boards: int, letter: str) -> Markup:
    medians = ["–" if value is None else f"{value:,.0f}" for value in row.medians]
    badge = [element("b", letter, class_="letter"), " "] if letter else []
    return element(
        "tr",
        element("th", *badge, row.standing.name, scope="row"),
        element("td", _solved(row.standing, boards), class_="count"),
        *(element("td", number, class_="count") for number in medians),
        element("td", _search(row)),
        class_="marked" if letter else None,
    )


def _solved(one: Standing, boards: int) -> str:
    tried = boards if one.tried is None else one.tried
    return f"{len(one.searches)}/{tried}" if tried else "–"


def _search(row: CountsRow) -> str:
    if not row.standing.searches:
        return ""
    if not row.standing.search_is_visible:
        return "nothing undone"
    if row.shared_by == 1:
        return ""
    if row.representative == row.standing.name:
        return f"shared by {row.shared_by}"
    return f"same as {row.representative}"
