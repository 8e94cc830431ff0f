"""The help of the player: its keys, and the signs on its boards and strips."""

from __future__ import annotations

from collections.abc import Iterable

from harness.drawing import SIGNS
from harness.page.markup import Markup, element
from harness.problem import Words
from harness.record.run_events import meanings
from harness.replay.keys import ON_PAGE
from harness.replay.legend import meanings_of_cells

CLASSES = {
    "given": "given",
    "placed": "placed",
    "wrong": "placed wrong",
    "changed": "given changed",
    "undone": "undone",
    "last": "placed current",
}
"""The classes of a cell by its style."""
ON_BOARD = ("placed", "wrong", "undone", "last")
"""The styles that are explained below the boards."""


def help_markup(words: Words) -> Markup:
    """Return the tables of the help."""
    cells = ((_sample(style), meaning) for style, meaning in meanings_of_cells(words))
    strip = (
        (element("span", sign, class_="sample"), meaning)
        for sign, meaning in meanings(words).values()
    )
    keys = ((element("kbd", one.shown), one.does) for one in ON_PAGE)
    return Markup(
        _list("Keys", keys) + _list("On the board", cells) + _list("On the depth strip", strip)
    )


def board_legend(words: Words) -> Markup:
    """Return the signs on the boards in one line, without those that explain themselves."""
    return element(
        "ul",
        *(
            element("li", _sample(style), f" {meaning}")
            for style, meaning in meanings_of_cells(words)
            if style in ON_BOARD
        ),
        class_="signs-of-board",
    )


def _sample(style: str) -> Markup:
    text = SIGNS["undone"] if style == "undone" else "5"
    return element("span", text, class_=f"sample {CLASSES[style]}")


def _list(title: str, pairs: Iterable[tuple[str, str]]) -> Markup:
    rows = (element("div", element("dt", term), element("dd", text)) for term, text in pairs)
    return element("section", element("h3", title), element("dl", *rows, class_="keys"))
