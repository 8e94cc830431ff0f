"""The help of the player, and the signs below the lanes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from harness.drawing import SIGNS
from harness.page.calls import KINDS
from harness.page.markup import Markup, element, joined
from harness.problem import Words
from harness.record.run_events import meanings
from harness.replay.keys import JUMPS, ON_PAGE
from harness.replay.lane_text import meanings_of_cells

CLASSES = {
    "given": "given",
    "placed": "placed",
    "wrong": "placed wrong",
    "changed": "given changed",
    "undone": "undone",
    "last": "placed current",
}
"""The classes of a cell by its style."""
PLAIN = ("given", "changed")
"""The styles that are explained in the help only."""


def help_markup(words: Words, *, has_board: bool) -> Markup:
    """Return the tables of the help."""
    keys = ((element("kbd", line.shown), line.does) for line in ON_PAGE)
    tables = [_table("Keys", keys), _table("In the tree of calls", _call_signs())]
    if has_board:
        strip = (
            (element("span", sign, class_="sample"), meaning)
            for sign, meaning in meanings(words).values()
        )
        tables += [_table("On the board", _cell_signs(words)), _table("On the depth strip", strip)]
    return joined(tables)


def jump_buttons() -> Markup:
    """Return a button for each kind of event, which leads to the next call that has one."""
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


def legend(words: Words, *, has_board: bool) -> Markup:
    """Return the signs in the trees, and those on the boards, in one line."""
    signs = [*_call_signs(), *(_cell_signs(words, PLAIN) if has_board else ())]
    return element(
        "ul", *(element("li", sign, f" {meaning}") for sign, meaning in signs), class_="legend"
    )


def _call_signs() -> Sequence[tuple[Markup, str]]:
    return [(element("b", sign, class_=kind), says) for kind, (sign, says) in KINDS.items()]


def _cell_signs(words: Words, left_out: Sequence[str] = ()) -> Sequence[tuple[Markup, str]]:
    return [
        (
            element(
                "span",
                SIGNS["undone"] if style == "undone" else "5",
                class_=f"sample {CLASSES[style]}",
            ),
            meaning,
        )
        for style, meaning in meanings_of_cells(words)
        if style not in left_out
    ]


def _table(title: str, pairs: Iterable[tuple[str, str]]) -> Markup:
    rows = (element("div", element("dt", term), element("dd", text)) for term, text in pairs)
    return element("section", element("h3", title), element("dl", *rows, class_="keys"))
