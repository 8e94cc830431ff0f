"""One lane as HTML: its board as it was given, places for the counts, and its source.

What changes with the step is filled in by the player in the browser.
"""

from __future__ import annotations

import tokenize
from collections.abc import Sequence
from contextlib import suppress

from harness.drawing import narrow
from harness.page.lanes import PageLane
from harness.page.markup import Markup, element

COUNTERS = (
    ("placements", "placed"),
    ("undos", "undone"),
    ("overwrites", "overwritten"),
    ("depth", "depth"),
    ("deepest", "deepest"),
)
"""The counters, by the names that the player fills them in by."""


def lane_markup(one: PageLane) -> Markup:
    """Return a lane."""
    title = f"lane-{one.letter}"
    return element(
        "article",
        element("h2", element("b", one.letter, class_="letter"), f" {one.name}", id=title),
        element("div", _board(one), *_notes(one), _counters(one), class_="stage"),
        element(
            "p",
            element("span", ""),
            class_="path",
            role="group",
            aria_label=f"Path of {one.letter}",
            tabindex=0,
        ),
        _source(one),
        element(
            "div",
            class_="calls",
            role="region",
            tabindex=0,
            aria_label=f"Open calls of {one.letter}",
            hidden=True,
        ),
        class_="lane",
        data_lane=one.letter,
        aria_labelledby=title,
    )


def _notes(one: PageLane) -> list[Markup]:
    """Return the notes on a run, if there are any, to stand beside its board."""
    notes = [element("p", *_with_code(note), class_="note", role="note") for note in one.notes]
    return [element("div", *notes, class_="notes")] if notes else []


def _with_code(text: str) -> list[str]:
    """Return the parts of a text, with names between backticks as code."""
    parts = text.split("`")
    if len(parts) % 2 == 0:  # one backtick stands alone
        return [text]
    return [element("code", part) if at % 2 else part for at, part in enumerate(parts)]


def _board(one: PageLane) -> Markup:
    trace = one.lane.timeline.trace
    width, start = trace.width, one.lane.timeline.board(0)
    heads = (element("th", str(column + 1), scope="col") for column in range(width))
    rows = [element("tr", element("td", role="presentation"), *heads)]
    for row, values in enumerate(start):
        cells = (_cell(one, row, column, value) for column, value in enumerate(values))
        rows.append(element("tr", element("th", str(row + 1), scope="row"), *cells))
    caption = element("caption", f"Board of {one.letter}, {one.name}", class_="unseen")
    return element("table", caption, *rows, class_="board", role="grid")


def _cell(one: PageLane, row: int, column: int, value: object) -> Markup:
    trace, name = one.lane.timeline.trace, f"r{row + 1}c{column + 1}"
    down, across = one.lane.box or (len(trace.start), trace.width)
    given = trace.letters or trace.start[row * trace.width + column]
    classes = [
        "given" if given else "blank",
        "top" if row % down == 0 else "",
        "left" if column % across == 0 else "",
    ]
    return element(
        "td",
        element("span", narrow(value) if given else ""),
        class_=" ".join(filter(None, classes)),
        role="gridcell",
        data_cell=name,
        aria_label=f"{name}: {f'{narrow(value)}, {one.lane.words.given}' if given else 'blank'}",
    )


def _counters(one: PageLane) -> Markup:
    overwrites = one.lane.timeline.trace.overwrites
    rows = [
        element("div", element("dt", word), element("dd", "–", data_count=name))
        for name, word in COUNTERS
        if name != "overwrites" or overwrites
    ]
    last = element(
        "div", element("dt", "last write"), element("dd", "–", data_count="last"), class_="last"
    )
    return element("dl", *rows, last, class_="counts")


def _source(one: PageLane) -> Markup:
    """Return the lines of the source. Those that write are buttons, to their next write."""
    writing = {line for line in one.lane.timeline.trace.lines if line}
    comments = comment_columns(one.lane.source)
    items = [
        element(
            "li",
            _line(number, text, comments.get(number), writes=number in writing),
            class_="likely" if number == one.lane.likely_line else None,
        )
        for number, text in enumerate(one.lane.source, 1)
    ]
    return element(
        "div",
        element("ol", *items),
        class_="source",
        role="region",
        tabindex=0,
        aria_label=f"Source of {one.letter}",
    )


def _line(number: int, text: str, comment: int | None, *, writes: bool) -> Markup:
    indent = len(text) - len(text.lstrip())
    code = element(
        "code",
        element("span", text[:indent], class_="indent"),
        text[indent:comment],
        *([element("i", text[comment:])] if comment is not None else []),
    )
    parts = element("span", str(number), class_="number"), element("span", class_="hits"), code
    if not writes:
        return element("span", *parts, class_="line")
    title = f"Go to the next write of line {number}"
    return element(
        "button", *parts, class_="line writes", type="button", data_line=number, title=title
    )


def comment_columns(source: Sequence[str]) -> dict[int, int]:
    """Return where the comment of each line begins; nothing where the text is not Python."""
    columns = {}
    lines = iter([f"{line}\n" for line in source])
    with suppress(tokenize.TokenError, SyntaxError):
        for token in tokenize.generate_tokens(lambda: next(lines, "")):
            if token.type == tokenize.COMMENT:
                columns[token.start[0]] = token.start[1]
    return columns
