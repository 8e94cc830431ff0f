"""Output for the terminal: colours, wrapping, escaping, tables and plurals."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Sequence
from shutil import get_terminal_size
from textwrap import wrap
from typing import TYPE_CHECKING
from unicodedata import east_asian_width

from harness.drawing import Drawing, Segment
from harness.what_to_type import spelled

if TYPE_CHECKING:
    from rich.text import Text

STYLES = {
    "title": "bold",
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
    "undone": "red",
    "last": "bold reverse",
    # the player
    "line": "bold reverse",
    "event": "yellow",
}
"""The rich style for each style name of a segment. Other names have no style."""
LABEL = 8
"""The width of a label in columns, as in `Reason  `."""
USUAL_WIDTH = 80
NARROWEST = 20
"""The minimum width of wrapped text in columns, even in a narrower terminal."""
CONTROLS = {code: f"\\x{code:02x}" for code in (*range(9), *range(11, 32), *range(127, 160))}
"""The escape of each control character: a submission must not control the terminal."""
CODE = re.compile(r"`[^`\n]+`\S*")
"""A pattern for code in backticks, with the punctuation after it."""
NO_BREAK = "\x1f"
"""A placeholder for a non-breaking space. Escaped text does not contain it."""


def print_drawing(drawing: Drawing) -> None:
    """Print a drawing, in colour if the terminal supports colour."""
    if not _has_colour():  # importing rich takes as long as all the rest of judging
        for line in drawing:
            print(plain_text([line]))
        return
    from rich.console import Console

    width = window_width()
    console = Console(file=sys.stdout, width=width, highlight=False, soft_wrap=True, markup=False)
    for line in drawing:
        console.print(rich_text([line]))


def rich_text(drawing: Drawing) -> Text:
    """Return a drawing as one rich `Text`, with its styles."""
    from rich.text import Text

    return Text("\n").join(
        Text.assemble(*((escape(text), STYLES.get(style, "")) for text, style in line))
        for line in drawing
    )


def print_text(text: str) -> None:
    """Print a text, wrapped to the width of the page. Code in backticks stays on one line."""
    for line in wrapped(text, page_width()):
        print(line)


def warn(complaint: str) -> None:
    """Print an error or a warning to standard error, wrapped on a terminal; do nothing for ''."""
    if complaint:
        text = escape(f"kata: {complaint}")
        if sys.stderr and sys.stderr.isatty():
            text = "\n".join(wrapped(text, page_width(), break_long_words=False))
        print(end="", flush=True)  # `print` ignores a closed standard output
        print(text, file=sys.stderr)


def plain_text(drawing: Drawing) -> str:
    """Return a drawing as text without styles."""
    return "\n".join("".join(escape(text) for text, _ in line) for line in drawing)


def has_terminal() -> bool:
    """Return True if a full-screen app can run: input and output are a capable terminal."""
    streams = sys.stdin, sys.stdout, sys.stderr  # Textual draws on stderr
    return all(stream.isatty() for stream in streams) and os.environ.get("TERM") != "dumb"


def _has_colour() -> bool:
    """Return True if rich would colour what it prints."""
    if os.environ.get("NO_COLOR"):
        return False
    return bool(os.environ.get("FORCE_COLOR")) or (
        sys.stdout.isatty() and os.environ.get("TERM") not in ("dumb", "unknown")
    )


def paragraph(label: str, text: str) -> Drawing:
    """Return a text, wrapped to the width of the page, with a label before its first line.

    Code in backticks is not broken if it fits on a line.
    """
    return labelled(label, wrapped(text, page_width() - LABEL) or [""])


def labelled(label: str, lines: Sequence[str]) -> Drawing:
    """Return lines, not wrapped, with a label before the first line."""
    labels = [label, *[""] * len(lines)]
    return [
        [(f"{name:<{LABEL}}", "title"), (line, "")]
        for name, line in zip(labels, lines, strict=False)
    ]


def table(
    head: Sequence[str], rows: Sequence[Sequence[str | Segment]], left: int = 1, gap: int = 1
) -> Drawing:
    """Return a table: its header, and a line for each row. A cell may be a plain text.

    The first `left` columns are left-aligned, the others right-aligned, with `gap` spaces between
    two. A row with fewer cells than columns is not aligned.
    """
    styled = [[(cell, "") if isinstance(cell, str) else cell for cell in row] for row in rows]
    escaped = [[(escape(text), style) for text, style in row] for row in styled]
    lines: Drawing = [[(name, "dim") for name in head], *escaped]
    aligned = [row for row in lines if len(row) == len(head)]
    for number, column in enumerate(zip(*aligned, strict=True)):
        width = max(len(text) for text, _ in column)
        for row, (text, style) in zip(aligned, column, strict=True):
            row[number] = text.ljust(width) if number < left else text.rjust(width), style
    return [[part for cell in row for part in ((" " * gap, ""), cell)][1:] for row in lines]


def wrapped(text: str, width: int, *, break_long_words: bool = True) -> list[str]:
    """Return a text wrapped into lines. Code in backticks is not broken if it fits on a line."""
    width = max(width, NARROWEST)

    def unbroken(code: re.Match[str]) -> str:
        return code[0].replace(" ", NO_BREAK) if len(code[0]) <= width else code[0]

    text = CODE.sub(unbroken, escape(text))
    lines = wrap(text, width, break_on_hyphens=False, break_long_words=break_long_words)
    return [line.replace(NO_BREAK, " ") for line in lines]


def sheet(title: str, rows: Sequence[Sequence[str]], notes: Sequence[tuple[str, str]]) -> Drawing:
    """Return rows of two plain texts with a title above them and notes below them.

    Each note has a label, which is shown once for consecutive notes with the same label.
    """
    lines: Drawing = [[(title, "title")], *table(["", ""], rows, gap=3)[1:], *[[]] * bool(notes)]
    previous = ""
    for label, text in notes:
        lines += paragraph(label if label != previous else "", text)
        previous = label
    return lines


def letter_widths(letters: Iterable[str]) -> list[int]:
    """Return the width of each letter in columns: 2 for wide East Asian letters, else 1."""
    return [1 + (east_asian_width(letter) in ("W", "F")) for letter in letters]


def window_width() -> int:
    """Return the width of the terminal in columns."""
    return get_terminal_size().columns or USUAL_WIDTH


def page_width() -> int:
    """Return the width of a page in columns: the terminal's width, at most 80."""
    return min(window_width(), USUAL_WIDTH)


def escape(text: str) -> str:
    """Return a text with control characters escaped and its commands as the reader types them."""
    return spelled(text).translate(CONTROLS).encode("utf-8", "backslashreplace").decode()


def minutes_and_seconds(seconds: float) -> str:
    """Return `4:07` for 247 seconds."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def plural(number: int, noun: str) -> str:
    """Return `1 case`, `2 cases`, `1,000 cases`."""
    return f"{number:,} {noun}{'s' * (number != 1)}"
