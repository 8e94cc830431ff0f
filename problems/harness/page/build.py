"""Builds the page: one self-contained HTML file, the same bytes every time."""

import re
from base64 import b64encode
from collections.abc import Sequence
from graphlib import TopologicalSorter
from hashlib import sha256
from pathlib import Path
from string import Template

from harness.drawing import SIGNS
from harness.page.lane_markup import flame_markup, lane_markup
from harness.page.lanes import KINDS, PageLane
from harness.page.markup import Markup, element, embedded, joined
from harness.problem import Words
from harness.replay.keys import JUMPS, ON_PAGE, actions_on_page
from harness.replay.lane_text import MEANINGS
from harness.replay.player import SPEEDS
from harness.replay.tree_lines import OR_WRONG

FOLDER = Path(__file__).parent
IMPORT = re.compile(r'^import .* from "\./(.*)";\n', re.MULTILINE)
FOR_EDITORS = re.compile(r"^(// @ts-check|/\*\* @import .* \*/)\n", re.MULTILINE)
EXPORT = re.compile(r"^export (?=const|class|function|async)", re.MULTILINE)
MADE = "Made with kata page. Each solution ran once, with its source unchanged. "
FOOTER = (
    "Only writes to the board are recorded: a {value} that was rejected before it was written "
    "leaves no trace."
)
FOOTER_OF_CALLS = "Only calls are recorded: a choice that was skipped inside a loop made no call."
SPEED, SPEED_OF_CALLS = 20, 2
"""The initial speed in steps a second: of a run with writes, and of one with only calls."""
CLASSES = {"changed": "given changed", "last": "placed current"}
"""The CSS classes of each cell style that is not named like its class."""


def build(title: str, case: str, lanes: Sequence[PageLane]) -> str:
    """Return the HTML of a page, from the problem's title, the case's name, and the lanes."""
    template = Template((FOLDER / "template.html").read_text(encoding="utf-8"))
    style, script = (FOLDER / "page.css").read_text(encoding="utf-8"), page_script()
    words, has_board = lanes[0].run.words, lanes[0].board is not None
    return template.substitute(
        title=joined(filter(None, [title, case]), " · "),
        style=style,
        script=script,
        style_hash=_hash(style),
        script_hash=_hash(script),
        count=len(lanes),
        lanes=joined(map(lane_markup, lanes)),
        jumps=jump_buttons(),
        legend=legend_markup(
            words, has_board=has_board, failed=not all(lane.run.solved for lane in lanes)
        ),
        flames=joined(map(flame_markup, lanes)),
        footer=joined([MADE, words.fill(FOOTER) if has_board else FOOTER_OF_CALLS]),
        help=help_markup(),
        data=embedded(
            {
                "lanes": [lane.data() for lane in lanes],
                "marks": KINDS,
                "keys": actions_on_page(),
                "speeds": SPEEDS,
                "speed": SPEED if has_board else SPEED_OF_CALLS,
                "opens": next((lane.opens for lane in lanes if lane.opens), 0),
            }
        ),
    )


def _hash(text: str) -> str:
    """Return the hash by which the Content-Security-Policy allows an inline script or style."""
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


def page_script() -> str:
    """Return the page's script: all modules, each after the modules that it imports.

    The modules of `script/` import each other, so that editors can check their types. They are
    concatenated in the order of their imports, without `import` and `export`. So a top-level name
    may be defined in only one module.
    """
    paths = sorted(FOLDER.glob("script/*.js"))
    texts = {path.name: path.read_text(encoding="utf-8") for path in paths}
    needed = {name: IMPORT.findall(text) for name, text in texts.items()}
    script = "\n".join(texts[name] for name in TopologicalSorter(needed).static_order())
    for pattern in IMPORT, FOR_EDITORS, EXPORT:
        script = pattern.sub("", script)
    return script


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
