"""A sheet: a title, a table and notes. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from harness.console import paragraph, table
from harness.drawing import Drawing

GAP = 3
"""Columns between two cells."""


@dataclass(frozen=True)
class Sheet:
    """A table with a title above it, and notes below."""

    title: str
    head: Sequence[str]
    """The names of the columns."""
    rows: Sequence[Sequence[str]]
    notes: Sequence[tuple[str, str]] = ()
    """Texts with a label each. A label that several share is shown once."""


def draw_sheet(sheet: Sheet) -> Drawing:
    """Draw a sheet for a terminal: the first column to the left, the others to the right."""
    rows = [[(text, "") for text in row] for row in sheet.rows]
    shown = table(sheet.head, rows, gap=GAP)[not any(sheet.head) :]
    lines: Drawing = [[(sheet.title, "title")], *shown]
    lines += [[]] * bool(sheet.notes)
    before = ""
    for label, text in sheet.notes:
        lines += paragraph(label if label != before else "", text)
        before = label
    return lines
