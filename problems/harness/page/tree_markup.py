"""The trees below the lanes: drawn here where they are small, else places for the flame graphs."""

from __future__ import annotations

from collections.abc import Sequence

from harness.page.lanes import PageLane
from harness.page.markup import Markup, element, joined
from harness.page.tree_drawing import TreeDrawing, small_tree

NO_TREE = "It undid nothing on the board, so its writes do not show a tree: {why}."
WHY_NONE = "it never had to, it searched in a copy, or an undo is missing"
WHY_NOT_HERE = "here it never had to"
ABOUT = (
    "Each box is a {value} that was placed, followed by what was tried after it. A cross ends a "
    "branch: nothing was placed after that {value}, so the search went back."
)
SIGNS = (
    ("stands", "", "stands in the end"),
    ("undone", "", "undone"),
    ("dead", "✗", "dead end: nothing placed after it"),
    ("open", "", "on the board now"),
)
"""The boxes of a tree by their classes, with the sign in them and what they mean."""
ZOOM = (("in", "+", "Zoom in"), ("out", "−", "Zoom out"), ("whole", "whole", "The whole search"))


def trees_markup(lanes: Sequence[PageLane]) -> Markup:
    """Return the section with the tree of each lane."""
    words = lanes[0].lane.words
    shown = any(_takes_back(one) for one in lanes)
    about = [element("p", words.fill(ABOUT), class_="about"), _legend()] if shown else []
    return element(
        "section",
        element("h2", "The search as a tree"),
        *about,
        *(_tree(one) for one in lanes),
        class_="trees",
        aria_label="Trees of the searches",
    )


def _takes_back(one: PageLane) -> bool:
    trace = one.lane.timeline.trace
    return bool(trace.undos or trace.overwrites)


def _tree(one: PageLane) -> Markup:
    title = element("h3", element("b", one.letter, class_="letter"), f" {one.name}")
    if not _takes_back(one):
        why = WHY_NOT_HERE if one.search_is_visible else WHY_NONE
        return element(
            "div", title, element("p", NO_TREE.format(why=why), class_="about"), class_="tree"
        )
    root = small_tree(one.lane.timeline)
    if root:
        drawing = TreeDrawing(root, one.lane.timeline, solved=one.solved)
        picture, zoom, kind = drawing.svg(class_="whole", aria_hidden="true"), Markup(""), "whole"
    else:
        picture, zoom, kind = element("canvas", aria_hidden="true"), _zoom(one), "flame"
    return element(
        "div",
        element("div", title, zoom, class_="bar-of-tree"),
        element(
            "div",
            picture,
            class_="picture",
            role="application",
            tabindex=0,
            aria_label=f"Tree of {one.letter}. The arrow keys move in it.",
        ),
        element("p", class_="told", role="status"),
        class_="tree",
        data_tree=one.letter,
        data_kind=kind,
    )


def _legend() -> Markup:
    return element(
        "ul",
        *(
            element("li", element("i", sign, class_=f"box {kind}"), f" {meaning}")
            for kind, sign, meaning in SIGNS
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
