"""The help of the player: its keys, and the signs on its boards and strips."""

from __future__ import annotations

from collections.abc import Iterable

from harness.page.markup import Markup, element
from harness.replay.events import KINDS

KEYS = (
    ("space", "play, or pause"),
    ("← →", "one step back, one step on"),
    ("[ ]", "previous event, next event"),
    ("0 … 9", "to the start, to one tenth, … to nine tenths of the writes kept"),
    ("Home End", "to the start, to the last write"),
    ("- +", "slower, faster: from 1 to 1,000,000 writes a second"),
    ("g", "go to a step: its number, then Enter; Esc cancels"),
    ("?", "this help"),
    ("a click", "on a cell: to the next write to it; on a line that writes: to its next write"),
    ("Tab", "to a board: the arrows then move between cells, and Enter is a click"),
)
SIGNS = (
    (("5", "given"), "a given"),
    (("5", "placed"), "a digit that was placed"),
    (("5", "placed wrong"), "placed, and not in the solution"),
    (("5", "given changed"), "a given that was changed"),
    (("×", "undone"), "just undone: emptied by the row of undos that is going on"),
    (("5", "placed current"), "the last write"),
)


def help_markup() -> Markup:
    """Return the tables of the help."""
    cells = (
        (element("span", sign, class_=f"sample {classes}"), meaning)
        for (sign, classes), meaning in SIGNS
    )
    strip = ((element("span", sign, class_="sample"), meaning) for sign, meaning in KINDS.values())
    keys = ((element("kbd", key), does) for key, does in KEYS)
    return Markup(
        _list("Keys", keys) + _list("On the board", cells) + _list("On the strip of depths", strip)
    )


def _list(title: str, pairs: Iterable[tuple[str, str]]) -> Markup:
    rows = (element("div", element("dt", term), element("dd", text)) for term, text in pairs)
    return element("section", element("h3", title), element("dl", *rows, class_="keys"))
