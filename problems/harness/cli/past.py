"""Messages on practice that several commands print: the next rep, and faults in the history."""

from __future__ import annotations

import sys
from datetime import UTC, datetime

from harness.practice.cards import DueCard, due_cards
from harness.practice.past import Past, read_past
from harness.practice.schedule import can_schedule, due_in_words
from harness.records import Problem
from harness.what_to_type import spelled


def say(complaint: str) -> None:
    """Print a complaint below the page, if there is one."""
    if complaint:
        sys.stdout.flush()
        print(f"kata: {spelled(complaint)}", file=sys.stderr)


def past_or_none(problem: Problem) -> Past | None:
    """Return what is known of a problem; print why and return None if it cannot be read."""
    try:
        past = read_past(problem, datetime.now(UTC))
    except OSError as error:
        say(f"the history in .kata/ cannot be read: {error.strerror}")
        return None
    say(past.history.complaint)
    return past


def known_cards(problem: Problem) -> list[DueCard]:
    """Return the cards of a problem and its follow-ups; [] without a schedule."""
    try:
        return due_cards(problem, datetime.now(UTC)) if can_schedule() else []
    except OSError:  # which has been said where the past was read
        return []


def due_of(past: Past) -> str:
    """Return when the next rep is due, in words; '' if that is not known."""
    return due_in_words(past.reps, datetime.now(UTC))
