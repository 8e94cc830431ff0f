"""The help of the page: table of keys, jump buttons, and the legend below the lanes."""

from __future__ import annotations

from harness.drawing import SIGNS
from harness.page.calls import KINDS
from harness.page.markup import Markup, element, joined
from harness.problem import Words
from harness.replay.keys import JUMPS, ON_PAGE
from harness.replay.lane_text import MEANINGS
from harness.replay.tree_lines import OR_WRONG

CLASSES = {"changed": "given changed", "last": "placed current"}
"""The CSS classes of a cell whose style has another name."""


def help_markup() -> Markup:
    """Return the table of the keys."""
    rows = (
        element("div", element("dt", element("kbd", line.shown)), element("dd", line.does))
        for line in ON_PAGE
    )
    return element("dl", *rows, class_="keys")


def jump_buttons() -> Markup:
    """Return the buttons that go to the next call with an event, one for each kind."""
    return joined(
        element(
            "button",
            KINDS[kind][0],
            type="button",
            class_=kind,
            data_key=key,
            data_seeks=kind,
            aria_label=f"Next {says}",
            title=f"Next {says}: {key}",
        )
        for kind, (key, says) in JUMPS.items()
    )


def legend_markup(words: Words, *, has_board: bool, failed: bool) -> Markup:
    """Return the legend of the signs in the trees and on the boards."""
    signs = [
        (element("b", sign, class_=kind), says + OR_WRONG * (failed and kind == "answer"))
        for kind, (sign, says) in KINDS.items()
    ]
    signs += [] if has_board else [(element("b", "◂"), "has just returned")]
    for style, says in MEANINGS.items() if has_board else ():
        text = SIGNS["undone"] if style == "undone" else "5"
        sign = element("span", text, class_=f"sample {CLASSES.get(style, style)}")
        signs.append((sign, words.fill(says)))
    items = (element("li", sign, f" {says}") for sign, says in signs)
    return element("ul", *items, class_="legend")
