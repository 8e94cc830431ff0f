"""Reads the journal for a command, and prints a line on what is wrong with it."""

from __future__ import annotations

from datetime import UTC, datetime

from harness.console import warn
from harness.practice.journal import Journal, read_journal, unreadable_because
from harness.practice.past import Past, past_of
from harness.problem import Problem


def journal_or_none() -> Journal | None:
    """Return the journal; print why and return None if it cannot be read."""
    try:
        journal = read_journal()
    except OSError as error:
        warn(unreadable_because(error))
        return None
    warn(journal.complaint)
    return journal


def known_past(problem: Problem) -> Past:
    """Return what is known of a problem, which is nothing if the journal cannot be read."""
    return past_of(journal_or_none() or Journal(), problem.slug, datetime.now(UTC))
