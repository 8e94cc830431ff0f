"""Builds the page: one self-contained HTML file, the same bytes every time."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from string import Template

from harness.page.calls import KINDS
from harness.page.help import help_markup, jump_buttons, legend_markup
from harness.page.lane_markup import flames_markup, lane_markup
from harness.page.lanes import PageLane
from harness.page.markup import embedded, joined
from harness.page.script import page_script
from harness.replay.keys import actions_on_page
from harness.replay.player import SPEEDS

FOLDER = Path(__file__).parent
MADE = "Made by kata page. The solution ran once, with its source unchanged. "
FOOTER = (
    "Only writes to the board can be seen: a {value} that was rejected before it was written "
    "leaves no trace."
)
FOOTER_OF_CALLS = "Only calls can be seen: a choice that was skipped inside a loop made none."
SPEED, SPEED_OF_CALLS = 20, 2
"""Steps a second at the beginning."""


@dataclass(frozen=True, slots=True)
class Page:
    """The content of a page."""

    title: str
    """The problem's title."""
    case: str
    """The name of the case in the lanes."""
    lanes: tuple[PageLane, ...]


def build(page: Page) -> str:
    """Return the page's HTML."""
    template = Template((FOLDER / "template.html").read_text(encoding="utf-8"))
    style, script = (FOLDER / "page.css").read_text(encoding="utf-8"), page_script()
    first = page.lanes[0]
    words, has_board = first.run.words, first.board is not None
    return template.substitute(
        title=joined(filter(None, [page.title, page.case]), " · "),
        style=style,
        script=script,
        style_hash=_hash(style),
        script_hash=_hash(script),
        count=len(page.lanes),
        lanes=joined(map(lane_markup, page.lanes)),
        jumps=jump_buttons(),
        legend=legend_markup(words, has_board=has_board),
        flames=flames_markup(page.lanes),
        footer=joined([MADE, words.fill(FOOTER) if has_board else FOOTER_OF_CALLS]),
        help=help_markup(),
        data=embedded(
            {
                "lanes": [lane.data() for lane in page.lanes],
                "marks": KINDS,
                "keys": actions_on_page(),
                "speeds": SPEEDS,
                "speed": SPEED if has_board else SPEED_OF_CALLS,
                "opens": next((lane.opens for lane in page.lanes if lane.opens), 0),
            }
        ),
    )


def _hash(text: str) -> str:
    """Return the hash by which the Content-Security-Policy allows an inline script or style."""
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"
