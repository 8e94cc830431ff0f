"""The section below the lanes: a place for the flame graph of each search, or why it has none."""

from __future__ import annotations

from collections.abc import Sequence

from harness.page.lanes import PageLane
from harness.page.markup import Markup, element, joined
from harness.problem import Words
from harness.record.writes import WHY_NOTHING_UNDONE, search_is_visible

NEVER_UNDID = "It never had to undo a {value}, so there is no tree to draw."
NOT_SEEN = f"It undid nothing on the board, so there is no tree to draw: {WHY_NOTHING_UNDONE}."
ABOUT = (
    "Time runs from left to right. Each bar is a placed {value}, from its placement to "
    "its undo. On top of it is what was tried after it."
)
SIGNS = (
    ("stands", "", "kept to the end"),
    ("undone", "", "undone"),
    ("open", "", "on the board now"),
    ("last", "✗", "dead end"),
    ("last", "+", "zoom in to see {value}s and dead ends"),
)
"""The boxes of a tree by their classes, with the sign in them and what they mean."""
ZOOM = (("in", "+", "Zoom in"), ("out", "−", "Zoom out"), ("whole", "whole", "The whole search"))


def trees_markup(lanes: Sequence[PageLane]) -> Markup:
    """Return the section with the tree of each lane."""
    words = lanes[0].words
    about = element("p", words.fill(ABOUT), class_="about"), _legend(words)
    return element(
        "section",
        element("h2", "The writes over time"),
        *(about if any(map(_has_tree, lanes)) else ()),
        *(_tree(one) for one in lanes),
        class_="trees",
        aria_label="Trees of the searches",
    )


def _has_tree(one: PageLane) -> bool:
    """Return True if the writes of a lane show a tree."""
    return one.lane is not None and search_is_visible([one.lane.timeline.trace])


def _tree(one: PageLane) -> Markup:
    title = element("h3", element("b", one.letter, class_="letter"), f" {one.name}")
    if not _has_tree(one):
        why = one.words.fill(NEVER_UNDID if one.search_is_visible else NOT_SEEN)
        return element("div", title, element("p", why, class_="about"), class_="tree")
    return element(
        "div",
        element("div", title, _zoom(one), class_="bar-of-tree"),
        element("div", element("canvas", aria_hidden="true"), class_="picture"),
        class_="tree",
        data_tree=one.letter,
    )


def _legend(words: Words) -> Markup:
    return element(
        "ul",
        *(
            element("li", element("i", sign, class_=f"box {style}"), f" {words.fill(meaning)}")
            for style, sign, meaning in SIGNS
        ),
        class_="signs-of-tree",
    )


def _zoom(one: PageLane) -> Markup:
    """Return the buttons of a flame graph."""
    buttons = (
        element("button", text, type="button", data_zoom=way, aria_label=f"{says}, {one.letter}")
        for way, text, says in ZOOM
    )
    return element("span", joined(buttons), class_="group")
