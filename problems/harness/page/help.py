"""The help of the player: its keys, and the signs on its boards and strips."""

from __future__ import annotations

from collections.abc import Iterable

from harness.page.markup import Markup, element
from harness.records import Words
from harness.replay.legend import KEYS, samples
from harness.replay.run_events import meanings

TAB = ("Tab", "to a board: the arrows then move between cells, and Enter is a click")
TREE = (
    ("t", "to the tree: the arrows then walk from one placement to another, + and - zoom"),
    ("the tree", "click to go to a moment, drag to move along, turn the wheel with Ctrl to zoom"),
)
CLASSES = {
    "given": "given",
    "placed": "placed",
    "wrong": "placed wrong",
    "changed": "given changed",
    "undone": "undone",
    "last": "placed current",
}
"""The classes of a cell by its style."""


def help_markup(words: Words) -> Markup:
    """Return the tables of the help."""
    cells = (
        (element("span", text, class_=f"sample {CLASSES[style]}"), meaning)
        for style, text, meaning in samples(words)
    )
    strip = (
        (element("span", sign, class_="sample"), meaning)
        for sign, meaning in meanings(words).values()
    )
    keys = ((element("kbd", key), does) for key, does in (*KEYS, TAB, *TREE))
    return Markup(
        _list("Keys", keys) + _list("On the board", cells) + _list("On the strip of depths", strip)
    )


def _list(title: str, pairs: Iterable[tuple[str, str]]) -> Markup:
    rows = (element("div", element("dt", term), element("dd", text)) for term, text in pairs)
    return element("section", element("h3", title), element("dl", *rows, class_="keys"))
