"""The day on which a rep is due again, by FSRS: spaced repetition with a model of memory."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from harness.load import naming, outermost
from harness.practice.past import Past
from harness.practice.reps import Rating, Rep
from harness.what_to_type import typed


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
        """The words by which a learner knows it; '' for a problem by any approach."""
        words = [f"the follow-up {self.folder.name}"] * (self.folder != outermost(self.folder))
        words += [f"{self.approach} from memory"] * bool(self.approach)
        return ", ".join(words)

    @property
    def options(self) -> tuple[str, ...]:
        """The options of `again` that begin a rep of it."""
        problem = naming(self.folder)
        return (*problem, "--approach", self.approach) if self.approach else problem

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
    """Return what is due today, over follow-ups and approaches, and how to begin; '' if nothing is.

    A card whose rep goes on is left out.
    """
    reps = {folder: past.current for folder, past in pasts.items()}
    going_on = {(folder, rep.approach) for folder, rep in reps.items() if rep}
    due = [
        card
        for card in due_cards(pasts)
        if card.is_due(now) and (card.folder, card.approach) not in going_on
    ]
    if not due:
        return ""
    names = "; ".join(card.name or "the problem itself" for card in due)
    first = "the first" if len(due) > 1 else "it"
    return f"Due today: {names}. `{typed('again', *due[0].options)}` begins {first}."


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
