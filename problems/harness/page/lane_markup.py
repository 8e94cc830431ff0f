"""One lane as HTML: its board if it has one, places for the counts, its source, and its calls.

What changes with the step is filled in by the player in the browser.
"""

from __future__ import annotations

import tokenize
from collections.abc import Sequence
from contextlib import suppress

from harness.drawing import narrow
from harness.page.lanes import PageLane
from harness.page.markup import Markup, element
from harness.replay.lane import Lane

WRITES = (
    ("placements", "placed"),
    ("undos", "undone"),
    ("overwrites", "overwritten"),
    ("depth", "depth"),
    ("deepest", "deepest"),
    ("last", "last write"),
)
"""The counters of a lane with a board, by the names that the player fills them in by."""
CALLS = (("calls", "calls"), ("depth", "depth"), ("answer", "answers"), ("dead", "dead ends"))
"""The counters of a lane without one."""
CALL = (("call", "call"), ("given", "values"), ("left", "left changed"), ("ended", "end"))
"""The fields of the current call that a lane shows."""


def lane_markup(one: PageLane) -> Markup:
    """Return a lane."""
    title, has_board = f"lane-{one.letter}", one.lane is not None
    path = element("p", element("span", ""), **_region(f"Path of {one.letter}", "path", "group"))
    return element(
        "article",
        element("h2", element("b", one.letter, class_="letter"), f" {one.name}", id=title),
        element(
            "div",
            *([_board(one, one.lane)] if one.lane else []),
            *(lane_notes(one) if one.lane else []),
            _facts(_counters(one), "counts"),
            class_="stage",
        ),
        path,
        element("div", _source(one), _tree(one), _call(one), class_="work"),
        class_="lane" if has_board else "lane of-calls",
        data_lane=one.letter,
        aria_labelledby=title,
    )


def _region(label: str, class_: str, role: str = "region") -> dict[str, str | int]:
    """Return the attributes of a part that scrolls: the keyboard reaches it."""
    return {"class_": class_, "role": role, "tabindex": 0, "aria_label": label}


def lane_notes(one: PageLane) -> list[Markup]:
    """Return the notes on a run, if there are any, to stand beside its board."""
    notes = [element("p", *_with_code(note), class_="note", role="note") for note in one.notes]
    return [element("div", *notes, class_="notes")] if notes else []


def _with_code(text: str) -> list[str]:
    """Return the parts of a text, with names between backticks as code."""
    parts = text.split("`")
    if len(parts) % 2 == 0:  # one backtick stands alone
        return [text]
    return [element("code", part) if at % 2 else part for at, part in enumerate(parts)]


def _board(one: PageLane, lane: Lane) -> Markup:
    width, start = lane.timeline.trace.width, lane.timeline.board(0)
    heads = (element("th", str(column + 1), scope="col") for column in range(width))
    rows = [element("tr", element("td", role="presentation"), *heads)]
    for row, values in enumerate(start):
        cells = (_cell(lane, row, column, value) for column, value in enumerate(values))
        rows.append(element("tr", element("th", str(row + 1), scope="row"), *cells))
    caption = element("caption", f"Board of {one.letter}, {one.name}", class_="unseen")
    return element("table", caption, *rows, class_="board", role="grid")


def _cell(lane: Lane, row: int, column: int, value: object) -> Markup:
    trace, name = lane.timeline.trace, f"r{row + 1}c{column + 1}"
    down, across = lane.box or (len(trace.start), trace.width)
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
        aria_label=f"{name}: {f'{narrow(value)}, {lane.words.given}' if given else 'blank'}",
    )


def _counters(one: PageLane) -> list[tuple[str, str]]:
    if one.lane is None:
        return list(CALLS)
    overwrites = one.lane.timeline.trace.overwrites
    return [pair for pair in WRITES if pair[0] != "overwrites" or overwrites]


def _facts(names: Sequence[tuple[str, str]], class_: str) -> Markup:
    """Return places for facts that change with the step."""
    places = (
        element(
            "div", element("dt", word), element("dd", "–", data_count=name), class_=f"fact-{name}"
        )
        for name, word in names
    )
    return element("dl", *places, class_=class_)


def _tree(one: PageLane) -> Markup:
    """Return a place for the tree of calls. Without a script it shows what a terminal prints."""
    text = element("pre", one.calls.text)
    return element("div", text, **_region(f"Calls of {one.letter}", "calls", "tree"))


def _call(one: PageLane) -> Markup:
    """Return places for the current call, and for the answers found so far."""
    answers = [
        element("h3", "Answers so far"),
        element("div", **_region(f"Answers of {one.letter}", "answers", "group")),
    ]
    return element(
        "div", _facts(CALL, "facts"), *(answers if one.lane is None else []), class_="call"
    )


def _source(one: PageLane) -> Markup:
    """Return the lines of the source. Those that write or call are buttons, to the next time."""
    comments = comment_columns(one.source)
    items = [
        element(
            "li",
            _line(number, text, comments.get(number), leads=number in one.lines),
            class_="likely" if number == one.likely_line else None,
        )
        for number, text in enumerate(one.source, 1)
    ]
    return element("div", element("ol", *items), **_region(f"Source of {one.letter}", "source"))


def _line(number: int, text: str, comment: int | None, *, leads: bool) -> Markup:
    """Return a line. A level of its indentation takes half as much room, so that more fits."""
    indent = len(text) - len(text.lstrip())
    code = element(
        "code",
        text[indent:comment],
        *([element("i", text[comment:])] if comment is not None else []),
    )
    parts = (
        element("span", str(number), class_="number"),
        element("span", class_="hits"),
        element("span", " " * -(-indent // 2), class_="indent"),
        code,
    )
    if not leads:
        return element("span", *parts, class_="line")
    title = f"Go to the next time of line {number}"
    return element(
        "button", *parts, class_="line leads", type="button", data_line=number, title=title
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
