"""The day on which a rep is due again, by FSRS: spaced repetition with a model of memory."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from harness.folders import problem_name, problem_option
from harness.practice.past import Past
from harness.practice.reps import Rating, Rep
from harness.value import listed
from harness.what_to_type import typed

MOST_NAMED = 3
"""Cards that are due and named in a sentence."""


@dataclass(frozen=True, order=True)
class DueCard:
    """A card of which a rep has ended, and the day on which the next one is due."""

    due: datetime
    folder: Path
    """The folder of its problem."""
    approach: str = ""
    """The approach that it asks for from memory; '' if any will do."""

    @property
    def name(self) -> str:
        """The words by which a learner knows it: `37`, or `37 (bitmask from memory)`."""
        return problem_name(self.folder) + f" ({self.approach} from memory)" * bool(self.approach)

    @property
    def options(self) -> tuple[str, ...]:
        """The options of `again` that begin a rep of it."""
        approach = ("--approach", self.approach) if self.approach else ()
        return (*problem_option(self.folder), *approach)

    def when(self, now: datetime) -> str:
        """Return when its next rep is due, in words."""
        return describe_due(self.due, now)

    def is_due(self, now: datetime) -> bool:
        """Return True if its next rep is due."""
        return is_due(self.due, now)


def due_cards(pasts: Mapping[Path, Past]) -> list[DueCard]:
    """Return the cards of some problems, the one that is due first first.

    Args:
        pasts: the practice of each by its folder.
    """
    return sorted(
        DueCard(due, folder, approach)
        for folder, past in pasts.items()
        for approach, reps in reps_by_card(past.reps).items()
        if (due := next_due(reps))
    )


def due_today(pasts: Mapping[Path, Past], now: datetime) -> str:
    """Return what is due today, over all problems, and how to begin; '' if nothing is."""
    due = cards_due(pasts, now)
    if not due:
        return ""
    names = [card.name for card in due[:MOST_NAMED]]
    more = [f"{len(due) - MOST_NAMED} more"] if due[MOST_NAMED:] else []
    first = "the first" if len(due) > 1 else "it"
    begins = f"`{typed('again', *due[0].options)}` begins {first}"
    return f"Due today: {listed([*names, *more])}. {begins}."


def cards_due(pasts: Mapping[Path, Past], now: datetime) -> list[DueCard]:
    """Return the cards that are due, but for those whose rep goes on."""
    reps = {folder: past.current for folder, past in pasts.items()}
    going_on = {(folder, rep.approach) for folder, rep in reps.items() if rep}
    cards = (card for card in due_cards(pasts) if (card.folder, card.approach) not in going_on)
    return [card for card in cards if card.is_due(now)]


def due_in_words(reps: Sequence[Rep], now: datetime) -> str:
    """Return when the card of the last rep is due next; '' if unknown."""
    if not reps:
        return ""
    return describe_due(next_due(reps_by_card(reps)[reps[-1].approach]), now)


def reps_by_card(reps: Sequence[Rep]) -> dict[str, list[Rep]]:
    """Return the reps of each card: those of any approach as '', those from memory by its name."""
    found: dict[str, list[Rep]] = {}
    for rep in reps:
        found.setdefault(rep.approach, []).append(rep)
    return found


def next_due(reps: Sequence[Rep]) -> datetime | None:
    """Return when the next rep of a card is due; None before the first one has ended.

    A kata does not come again in ten minutes as a flashcard does. So learning has no steps, and
    the shortest time is a day.
    """
    return due_after((rep.ended, rep.rating) for rep in reps if rep.ended)


def due_after(reviews: Iterable[tuple[datetime, Rating]]) -> datetime | None:
    """Return when something is due again that was practised at some times; None if it never was.

    Fuzzing is off, so the same history always gives the same day.
    """
    from fsrs import Card, Scheduler
    from fsrs import Rating as Known

    scheduler = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
    card = None
    for time, rating in reviews:
        known = Known[rating.name.capitalize()]
        card, _ = scheduler.review_card(card or Card(due=time), known, time)
    return card.due if card else None


def is_due(due: datetime, now: datetime) -> bool:
    """Return True if a day is today or has passed, by local days."""
    return due.astimezone().date() <= now.astimezone().date()


def describe_due(due: datetime | None, now: datetime) -> str:
    """Return `due today`, `overdue by 3 days` or `due in 8 days, on Mon 4 May`, by local days."""
    if due is None:
        return ""
    day = due.astimezone()
    days = (day.date() - now.astimezone().date()).days
    if days == 0:
        return "due today"
    if days < 0:
        return f"overdue by {-days} day{'s' * (days < -1)}"
    return f"due in {days} day{'s' * (days > 1)}, on {day:%a} {day.day} {day:%B}"
