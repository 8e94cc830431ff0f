"""A lane as HTML: board, source, and placeholders for counts, calls and flame graph.

The player in the browser fills the placeholders at each step.
"""

from collections.abc import Iterable
from dataclasses import replace

from harness.console import plain_text
from harness.drawing import narrow
from harness.page.lanes import PageLane
from harness.page.markup import Markup, element, joined
from harness.replay.lane import BoardLane, outcome_of
from harness.replay.tree_lines import tree_drawing

CALL = {"call": "call", "given": "at its start", "left": "at its end", "ended": "result"}
"""The facts that a lane shows about the current call, by name, with their labels."""
TEXT_WIDTH = 100
"""Columns of the tree as a terminal prints it."""
ZOOM = (("in", "+", "Zoom in"), ("out", "−", "Zoom out"), ("whole", "whole", "The whole search"))


def lane_markup(lane: PageLane) -> Markup:
    """Return a lane as an `article` element."""
    title, board = f"lane-{lane.letter}", lane.board
    letter = element("b", lane.letter, class_="letter")
    outcome = element("small", outcome_of(lane.run))
    region = _region(f"Answers of {lane.letter}", "answers", "group")
    answers = element("div", element("h3", "Answers so far"), element("div", **region))
    call = _places("call", ((name, label, None) for name, label in CALL.items()))
    facts = element("div", _places("counts", lane.counters), call, class_="facts")
    parts = [_board(lane, board), facts] if board else [facts, answers]
    return element(
        "article",
        element("h2", letter, f" {lane.name} ", outcome, id=title),
        *_notes(lane),
        element("div", *parts, class_="stage"),
        _tree(lane),
        _source(lane),
        class_="lane",
        data_lane=lane.letter,
        aria_labelledby=title,
    )


def _region(label: str, class_: str, role: str = "region") -> dict[str, str | int]:
    """Return the attributes of a scrollable part, which the keyboard can focus."""
    return {"class_": class_, "role": role, "tabindex": 0, "aria_label": label}


def _notes(lane: PageLane) -> list[Markup]:
    notes = [element("p", *_with_code(note), class_="note", role="note") for note in lane.notes]
    return [element("div", *notes, class_="notes")] if notes else []


def _with_code(text: str) -> list[str]:
    """Return the parts of a text, with names between backticks as code."""
    parts = text.split("`")
    if len(parts) % 2 == 0:  # a backtick has no partner
        return [text]
    return [element("code", part) if at % 2 else part for at, part in enumerate(parts)]


def _board(lane: PageLane, board: BoardLane) -> Markup:
    trace, width = board.timeline.trace, board.timeline.trace.width
    heads = (element("th", str(column + 1), scope="col") for column in range(width))
    rows = [element("tr", element("td"), *heads)]
    for row in range(len(trace.start) // width):
        cells = (_cell(board, row, column) for column in range(width))
        rows.append(element("tr", element("th", str(row + 1), scope="row"), *cells))
    caption = element("caption", f"Board of {lane.letter}, {lane.name}", class_="unseen")
    return element("table", caption, *rows, class_="board")


def _cell(board: BoardLane, row: int, column: int) -> Markup:
    trace, name = board.timeline.trace, f"r{row + 1}c{column + 1}"
    down, across = board.box or (len(trace.start), trace.width)
    at = row * trace.width + column
    given, value = trace.letters or trace.start[at], trace.value_at(at, trace.start[at])
    classes = [
        "given" if given else "blank",
        "top" if row % down == 0 else "",
        "left" if column % across == 0 else "",
    ]
    return element(
        "td",
        element("span", narrow(value) if given else ""),
        class_=" ".join(filter(None, classes)),
        data_cell=name,
        aria_label=f"{name}: {f'{narrow(value)}, {board.words.given}' if given else 'blank'}",
    )


def _places(class_: str, facts: Iterable[tuple[str, str, int | None]]) -> Markup:
    """Return a labelled placeholder for each fact, followed by its total if it has one."""
    places = (
        element(
            "div",
            element("dt", label),
            element("dd", element("span", "–", data_count=name), f" of {total:,}" if total else ""),
            class_=f"fact-{name}",
        )
        for name, label, total in facts
    )
    return element("dl", *places, class_=class_)


def _tree(lane: PageLane) -> Markup:
    """Return a placeholder for the call tree: the terminal's tree, until the script draws it."""
    drawn = plain_text(tree_drawing(replace(lane.run, notes=()), TEXT_WIDTH))
    return element(
        "div", element("pre", drawn), **_region(f"Calls of {lane.letter}", "calls", "tree")
    )


def _source(lane: PageLane) -> Markup:
    """Return the source. A line that writes or calls is a button that goes to its next step."""
    items = (
        element(
            "li",
            _line(number, text, leads=number in lane.lines),
            class_="likely" if number == lane.run.likely_line else None,
        )
        for number, text in enumerate(lane.run.source, 1)
    )
    return element("div", element("ol", *items), **_region(f"Source of {lane.letter}", "source"))


def _line(number: int, text: str, *, leads: bool) -> Markup:
    """Return a line of source. Its indentation is halved, so that more text fits."""
    indent = len(text) - len(text.lstrip())
    parts = (
        element("span", str(number), class_="number"),
        element("span", " " * -(-indent // 2), class_="indent"),
        element("code", text[indent:]),
    )
    if not leads:
        return element("span", *parts, class_="line")
    title = f"Go to the next step of line {number}"
    return element(
        "button", *parts, class_="line leads", type="button", data_line=number, title=title
    )


def flame_markup(lane: PageLane) -> Markup:
    """Return a placeholder for a flame graph, with its buttons."""
    letter = lane.letter
    title = element("h3", element("b", letter, class_="letter"), f" {lane.name}")
    buttons = (
        element("button", text, type="button", data_zoom=way, aria_label=f"{says}, {letter}")
        for way, text, says in ZOOM
    )
    return element(
        "div",
        element("div", title, element("span", joined(buttons), class_="group"), class_="bar"),
        element("div", element("canvas", aria_hidden="true"), class_="picture"),
        class_="flame",
        data_flame=letter,
    )
