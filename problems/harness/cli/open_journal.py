"""Reads the journal for a command, and prints a line on what is wrong with it."""

from __future__ import annotations

from harness.console import warn
from harness.practice.journal import Journal


def open_journal() -> Journal:
    """Return the journal. It is empty if it cannot be read, and then a line says why."""
    journal = Journal()
    warn(journal.complaint)
    return journal
