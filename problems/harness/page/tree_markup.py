"""The trees below the lanes: drawn here where they are small, else places for the flame graphs."""

from __future__ import annotations

from collections.abc import Sequence

from harness.page.lanes import PageLane
from harness.page.markup import Markup, element, joined
from harness.page.tree_drawing import TreeDrawing, small_tree
from harness.problem import Words
from harness.replay.search import WHY_NOTHING_UNDONE

NEVER_UNDID = "It never had to undo a {value}, so there is no tree to draw."
NOT_SEEN = f"It undid nothing on the board, so there is no tree to draw: {WHY_NOTHING_UNDONE}."
WHOLE, FLAME = "whole", "flame"
ABOUT = {
    WHOLE: "Each box is a placed {value}. To its right is what was tried after it.",
    FLAME: (
        "Time runs from left to right. Each bar is a placed {value}, from its placement to "
        "its undo. On top of it is what was tried after it."
    ),
}
SIGNS = {
    WHOLE: (
        ("stands", "", "kept to the end"),
        ("undone", "", "undone"),
        ("dead", "✗", "dead end: no {value} went into the next blank"),
        ("last", "✓", "the {answer}"),
        ("open", "", "on the board now"),
        ("later", "", "faded: not on the board yet, or no longer there"),
    ),
    FLAME: (
        ("stands", "", "kept to the end"),
        ("undone", "", "undone"),
        ("open", "", "on the board now"),
        ("last", "+", "zoom in to see {value}s and dead ends (✗)"),
    ),
}
"""The boxes of a tree by their classes, with the sign in them and what they mean."""
ZOOM = (("in", "+", "Zoom in"), ("out", "−", "Zoom out"), ("whole", "whole", "The whole search"))


def trees_markup(lanes: Sequence[PageLane]) -> Markup:
    """Return the section with the tree of each lane."""
    words = lanes[0].lane.words
    shown = {_kind(one) for one in lanes}
    about = [
        part
        for kind, text in ABOUT.items()
        if kind in shown
        for part in (element("p", words.fill(text), class_="about"), _legend(kind, words))
    ]
    return element(
        "section",
        element("h2", "The search as a tree"),
        *about,
        *(_tree(one) for one in lanes),
        class_="trees",
        aria_label="Trees of the searches",
    )


def _kind(one: PageLane) -> str:
    """Return how the tree of a lane is drawn; '' if its writes show none."""
    trace = one.lane.timeline.trace
    if not trace.undos and not trace.overwrites:
        return ""
    return WHOLE if small_tree(one.lane.timeline) else FLAME


def _tree(one: PageLane) -> Markup:
    title = element("h3", element("b", one.letter, class_="letter"), f" {one.name}")
    kind = _kind(one)
    if not kind:
        why = one.lane.words.fill(NEVER_UNDID if one.search_is_visible else NOT_SEEN)
        return element("div", title, element("p", why, class_="about"), class_="tree")
    if kind == WHOLE:
        timeline = one.lane.timeline
        drawing = TreeDrawing(small_tree(timeline), timeline, solved=one.lane.solved)
        picture, zoom = drawing.svg(class_="whole", aria_hidden="true"), Markup("")
    else:
        picture, zoom = element("canvas", aria_hidden="true"), _zoom(one)
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


def _legend(kind: str, words: Words) -> Markup:
    return element(
        "ul",
        *(
            element("li", element("i", sign, class_=f"box {style}"), f" {words.fill(meaning)}")
            for style, sign, meaning in SIGNS[kind]
        ),
        class_=f"signs-of-tree of-{kind}",
    )


def _zoom(one: PageLane) -> Markup:
    """Return the buttons of a flame graph."""
    buttons = (
        element("button", text, type="button", data_zoom=way, aria_label=f"{says}, {one.letter}")
        for way, text, says in ZOOM
    )
    return element("span", joined(buttons), class_="group")
