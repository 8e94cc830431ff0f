"""Due dates of reps, computed by FSRS, an algorithm for spaced repetition."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from harness.folders import problem_name, problem_option
from harness.practice.past import Past, Rep
from harness.value import listed
from harness.what_to_type import typed


@dataclass(frozen=True, order=True)
class DueCard:
    """A problem or approach to practise, and the day on which its next rep is due."""

    due: datetime
    folder: Path
    approach: str = ""
    """The approach to write from memory; '' for any approach."""

    @property
    def name(self) -> str:
        """The card's name for the learner: `37`, or `37 (bitmask from memory)`."""
        return problem_name(self.folder) + f" ({self.approach} from memory)" * bool(self.approach)

    @property
    def options(self) -> tuple[str, ...]:
        """The options of `again` that begin a rep of the card."""
        approach = (f"APPROACH={self.approach}",) if self.approach else ()
        return (problem_option(self.folder), *approach)


def due_today(pasts: Mapping[Path, Past], now: datetime) -> str:
    """Return a sentence on all cards due today and the command for the first; '' if none is due."""
    due = cards_due(pasts, now)
    if not due:
        return ""
    first = "the first" if len(due) > 1 else "it"
    begins = f"`{typed('again', *due[0].options)}` begins {first}"
    return f"Due today: {listed([card.name for card in due])}. {begins}."


def cards_due(pasts: Mapping[Path, Past], now: datetime) -> list[DueCard]:
    """Return the due cards, the longest overdue first, without cards whose rep is in progress.

    `pasts` has the practice of each problem and follow-up by its folder.
    """
    return sorted(
        DueCard(due, folder, approach)
        for folder, past in pasts.items()
        for approach, reps in reps_by_card(past.reps).items()
        if not (past.current and past.current.approach == approach)
        if (due := next_due(reps)) and is_due(due, now)
    )


def reps_by_card(reps: Sequence[Rep]) -> dict[str, list[Rep]]:
    """Group reps by the approach to write from memory; '' for any approach."""
    cards: dict[str, list[Rep]] = {}
    for rep in reps:
        cards.setdefault(rep.approach, []).append(rep)
    return cards


def next_due(reps: Sequence[Rep]) -> datetime | None:
    """Return the due date of a card's next rep; None before its first rep has ended.

    The learning steps of FSRS, which are minutes, are off: the shortest interval is a day. Fuzzing
    is off, so the same history always gives the same date.
    """
    from fsrs import Card, Rating, Scheduler

    scheduler = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
    card = None
    for rep in reps:
        if rep.ended:
            grade = Rating[rep.rating.name.capitalize()]
            card, _ = scheduler.review_card(card or Card(due=rep.ended), grade, rep.ended)
    return card.due if card else None


def is_due(due: datetime, now: datetime) -> bool:
    """Return True if a date is today or earlier, in local time."""
    return due.astimezone().date() <= now.astimezone().date()


def describe_due(due: datetime | None, now: datetime) -> str:
    """Return `due today`, `overdue by 3 days` or `due in 8 days, on Mon 4 May`, in local time."""
    if due is None:
        return ""
    day = due.astimezone()
    days = (day.date() - now.astimezone().date()).days
    if days == 0:
        return "due today"
    if days < 0:
        return f"overdue by {-days} day{'s' * (days < -1)}"
    return f"due in {days} day{'s' * (days > 1)}, on {day:%a} {day.day} {day:%B}"
