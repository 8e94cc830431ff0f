"""A drawing as the text of a Textual widget."""

from __future__ import annotations

from rich.text import Text

from harness.console import STYLES, escape
from harness.drawing import Drawing


def rich_text(drawing: Drawing) -> Text:
    """Return lines of segments as one text in their styles."""
    return Text("\n").join(
        Text.assemble(*((escape(text), STYLES.get(style, "")) for text, style in line))
        for line in drawing
    )
