"""The counts of all approaches as a table, with the solutions of the lanes as rows of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from harness.page.markup import Markup, element
from harness.page.standings import Standing

COUNTS = ("placements", "overwrites", "undos")
HEADS = ("approach", "solved", *COUNTS, "search")


def counts_table(
    standings: Sequence[Standing],
    speakers: Mapping[str, str],
    told: Collection[str],
    boards: int,
    letters: Mapping[str, str],
) -> Markup:
    """Return the table, those that write the most digits first.

    Args:
        standings: a row each.
        speakers: who stands for those that write the same.
        told: the names of the boards over which the medians are taken.
        boards: how many there are in all.
        letters: of the lanes, by the names of the solutions in them.
    """
    heads = [
        element(
            "th", head, scope="col", class_="count" if head in COUNTS or head == "solved" else None
        )
        for head in HEADS
    ]
    ordered = sorted(standings, key=lambda one: (-(one.middle("digits", told) or 0), one.name))
    rows = [_row(one, speakers, told, boards, letters.get(one.name, "")) for one in ordered]
    caption = f"Medians over {len(told)} boards"
    return element(
        "table",
        element("caption", caption),
        element("thead", element("tr", *heads)),
        element("tbody", *rows),
        class_="data counts-table",
    )


def _row(
    one: Standing, speakers: Mapping[str, str], told: Collection[str], boards: int, letter: str
) -> Markup:
    middles = [one.middle(count, told) for count in COUNTS]
    numbers = ["–" if middle is None else f"{middle:,.0f}" for middle in middles]
    badge = [element("b", letter, class_="letter"), " "] if letter else []
    return element(
        "tr",
        element("th", *badge, one.name, scope="row"),
        element("td", _solved(one, boards), class_="count"),
        *(element("td", number, class_="count") for number in numbers),
        element("td", _search(one, speakers)),
        class_="marked" if letter else None,
    )


def _solved(one: Standing, boards: int) -> str:
    tried = boards if one.tried is None else one.tried
    return f"{len(one.searches)}/{tried}" if tried else "–"


def _search(one: Standing, speakers: Mapping[str, str]) -> str:
    if not one.searches:
        return ""
    if not one.in_sight:
        return "nothing taken back"
    alike = sum(speaker == speakers[one.name] for speaker in speakers.values())
    if alike == 1:
        return ""
    return f"shared by {alike}" if speakers[one.name] == one.name else f"as {speakers[one.name]}"
