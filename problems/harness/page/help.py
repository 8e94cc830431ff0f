"""The help of the player: its keys, and the signs on its boards and strips."""

from __future__ import annotations

from collections.abc import Iterable

from harness.drawing import SIGNS
from harness.page.calls import KINDS
from harness.page.markup import Markup, element, joined
from harness.problem import Words
from harness.record.run_events import meanings
from harness.replay.keys import JUMPS, ON_PAGE
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


def help_markup(words: Words, *, has_board: bool) -> Markup:
    """Return the tables of the help."""
    keys = ((element("kbd", one.shown), one.does) for one in ON_PAGE)
    calls = ((element("b", sign, class_=kind), says) for kind, (sign, says) in KINDS.items())
    tables = _list("Keys", keys) + _list("In the tree of calls", calls)
    if not has_board:
        return Markup(tables)
    cells = ((_sample(style), meaning) for style, meaning in meanings_of_cells(words))
    strip = (
        (element("span", sign, class_="sample"), meaning)
        for sign, meaning in meanings(words).values()
    )
    return Markup(tables + _list("On the board", cells) + _list("On the depth strip", strip))


def jump_buttons() -> Markup:
    """Return a button for each kind of event, which leads to the next call that has one."""
    return joined(
        element(
            "button",
            sign,
            type="button",
            class_=kind,
            data_key=key,
            data_seeks=kind,
            aria_label=f"Next {says}",
            title=f"Next {says}: {key}",
        )
        for kind, (key, says) in JUMPS.items()
        for sign, _ in [KINDS[kind]]
    )


def call_legend() -> Markup:
    """Return the signs in the tree of calls in one line."""
    signs = KINDS.items()
    return element(
        "ul",
        *(
            element("li", element("b", sign, class_=kind), f" {says}")
            for kind, (sign, says) in signs
        ),
        class_="legend",
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
        class_="legend",
    )


def _sample(style: str) -> Markup:
    text = SIGNS["undone"] if style == "undone" else "5"
    return element("span", text, class_=f"sample {CLASSES[style]}")


def _list(title: str, pairs: Iterable[tuple[str, str]]) -> Markup:
    rows = (element("div", element("dt", term), element("dd", text)) for term, text in pairs)
    return element("section", element("h3", title), element("dl", *rows, class_="keys"))
