"""The one place for the terminal: colours, wrapping, escaping, and `3 cases` against `1 case`."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from harness.records import Drawing, Segment

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

STYLES = {
    "title": "bold",
    "text": "",
    "dim": "dim",
    "good": "bold green",
    "bad": "bold red",
    "note": "bold yellow",
    # cells of a board
    "given": "bold",
    "placed": "cyan",
    "wrong": "bold red",
    "changed": "bold magenta",
    "clash": "bold yellow",
    "missing": "bold blue",
    "differs": "bold yellow",
    "undone": "red",
    "last": "bold reverse",
    # the player
    "line": "reverse",
    "bar": "cyan",
    "range": "bright_black",
    "event": "yellow",
    "here": "bold",
}
"""The rich style of each name that a segment can carry; any other name is plain."""
LABEL = 8
"""Columns of a label, as in `Reason  `."""
USUAL_WIDTH = 80
NARROWEST = 20
"""Columns that wrapped text gets, however narrow the terminal is."""
CONTROLS = {code: f"\\x{code:02x}" for code in (*range(9), *range(11, 32), *range(127, 160))}
"""Control characters and what is shown for them: output of a submission must not steer us."""


def make_console() -> Console:
    """Return a console on the standard output, without colours where they are not wanted.

    Names and texts are printed as they are: a `[b]` in them is not markup.
    """
    from rich.console import Console  # late: it takes a third of the time to a verdict

    width = USUAL_WIDTH if os.environ.get("COLUMNS") == "0" else None  # else nothing would fit
    return Console(file=sys.stdout, width=width, highlight=False, soft_wrap=True, markup=False)


def print_drawing(drawing: Drawing) -> None:
    """Print lines of segments, in colour if the terminal has it.

    On a terminal, a line that ends in a `text` segment is wrapped between words with a hanging
    indent.
    """
    from rich.text import Text

    console = make_console()
    for line in drawing:
        text = Text.assemble(*((escape(text), STYLES.get(style, "")) for text, style in line))
        if console.is_terminal and line and line[-1][1] == "text":
            text = _wrap(text, len(text) - len(escape(line[-1][0])), console)
        console.print(text)


def labelled(label: str, text: str) -> list[Segment]:
    """Return a line that begins with a label, or with as many blanks."""
    return [(f"{label:<{LABEL}}", "title"), (text, "text")]


def escape(text: str) -> str:
    """Return the text with control characters escaped."""
    return text.translate(CONTROLS).encode("utf-8", "backslashreplace").decode()


def plural(number: int, noun: str) -> str:
    """Return `1 case`, `2 cases`, `1,000 cases`."""
    return f"{number:,} {noun}{'s' * (number != 1)}"


def _wrap(text: Text, indent: int, console: Console) -> Text:
    start, rest = text.divide([indent])
    rows = rest.wrap(console, max(console.width - indent, NARROWEST))
    return start + type(text)("\n" + " " * indent).join(rows)
