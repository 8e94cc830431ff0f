"""Builds the page: one HTML file that holds all it needs, and the same bytes every time."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from string import Template

from harness.page.headline import outcome, page_headline
from harness.page.help import board_legend, help_markup
from harness.page.lane_markup import lane_markup
from harness.page.lanes import PageLane
from harness.page.markup import Markup, element, embedded, joined
from harness.page.script import page_script
from harness.page.tree_markup import trees_markup
from harness.record.run_events import meanings

FOLDER = Path(__file__).parent
FOOTER = (
    "Made by kata page. Every write to the board was recorded while the solution ran, with its "
    "source unchanged. Only writes to the board can be seen: a {value} that was rejected "
    "before it was written leaves no trace."
)


@dataclass(frozen=True, slots=True)
class Page:
    """The content of a page."""

    title: str
    """The problem's title."""
    case: str
    """The name of the board in the lanes."""
    lanes: tuple[PageLane, ...]


def build(page: Page) -> str:
    """Return the whole file."""
    template = Template((FOLDER / "template.html").read_text(encoding="utf-8"))
    style, script = (FOLDER / "page.css").read_text(encoding="utf-8"), page_script()
    headline, words = page_headline(page.lanes), page.lanes[0].lane.words
    return template.substitute(
        title=joined([f"{headline} {page.title}"]),
        style=style,
        script=script,
        style_hash=_hash(style),
        script_hash=_hash(script),
        over=joined(filter(None, [page.title, page.case]), Markup(" <span>·</span> ")),
        headline=joined([headline]),
        outcomes=_outcomes(page.lanes, headline),
        count=len(page.lanes),
        lanes=joined(map(lane_markup, page.lanes)),
        legend=board_legend(words),
        trees=trees_markup(page.lanes),
        footer=joined([words.fill(FOOTER)]),
        help=help_markup(words),
        data=embedded(
            {
                "lanes": [one.data() for one in page.lanes],
                "kinds": meanings(words),
                "opens": _opening_step(page.lanes),
            }
        ),
    )


def _opening_step(lanes: Sequence[PageLane]) -> int:
    """Return the step at which the page opens: where the first lane that failed shows why."""
    return next((one.lane.opens for one in lanes if one.lane.opens), 0)


def _outcomes(lanes: Sequence[PageLane], headline: str) -> Markup:
    return joined(
        element("li", element("b", one.letter, class_="letter"), f" {outcome(one, headline)}.")
        for one in lanes
    )


def _hash(text: str) -> str:
    """Return the hash by which the Content-Security-Policy knows an inline script or style."""
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"
