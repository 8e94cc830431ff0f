"""The day on which a rep is due again, by FSRS: spaced repetition with a model of memory."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from importlib.util import find_spec

from harness.errors import set_up_command
from harness.practice.reps import Rep

MISSING = f"the library that knows what is due is not installed: {set_up_command('practice')}"


def can_schedule() -> bool:
    """Return True if the library that schedules is installed."""
    return find_spec("fsrs") is not None


def next_due(reps: Sequence[Rep]) -> datetime | None:
    """Return when the next rep of a card is due; None before the first one has ended.

    A kata is no flashcard to be shown again in ten minutes, so the steps of learning are left out:
    the shortest time is a day. Without chance the same history gives the same day.
    """
    from fsrs import Card, Rating, Scheduler

    scheduler = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
    card = None
    for rep in reps:
        if rep.ended:
            rating = Rating[rep.rating.name.capitalize()]
            card, _ = scheduler.review_card(card or Card(due=rep.ended), rating, rep.ended)
    return card.due if card else None


def cards(reps: Sequence[Rep]) -> dict[str, list[Rep]]:
    """Return the reps of each card: those of any approach as '', those from memory by its name."""
    found: dict[str, list[Rep]] = {}
    for rep in reps:
        found.setdefault(rep.approach, []).append(rep)
    return found


def due_in_words(reps: Sequence[Rep], now: datetime) -> str:
    """Return when the next rep is due of the card that the last one is of; '' if not known."""
    if not reps or not can_schedule():
        return ""
    return describe_due(next_due(cards(reps)[reps[-1].approach]), now)


def describe_due(due: datetime | None, now: datetime) -> str:
    """Return `due today`, `due for 3 days` or `due in 8 days, on Mon 4 May`, by local days."""
    if due is None:
        return ""
    day = due.astimezone()
    days = (day.date() - now.astimezone().date()).days
    if days == 0:
        return "due today"
    if days < 0:
        return f"due for {-days} day{'s' * (days < -1)}"
    return f"due in {days} day{'s' * (days > 1)}, on {day:%a} {day.day} {day:%B}"
