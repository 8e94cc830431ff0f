"""The cards of a problem and of its follow-ups, each with the day on which it is due."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from harness.load import family_of
from harness.practice.events import steady
from harness.practice.history import FOLDER, read_history
from harness.practice.reps import find_reps
from harness.practice.schedule import cards, describe_due, next_due
from harness.records import Problem


@dataclass(frozen=True, order=True)
class DueCard:
    """A card of which a rep has ended, and the day on which the next one is due."""

    due: datetime
    followup: str = ""
    """The follow-up that it is of; '' for the problem itself."""
    approach: str = ""
    """The approach that it asks for from memory; '' if any will do."""

    @property
    def name(self) -> str:
        """The words by which a learner knows it; '' for the problem itself by any approach."""
        words = [f"the follow-up {self.followup}"] * bool(self.followup)
        words += [f"{self.approach} from memory"] * bool(self.approach)
        return ", ".join(words)

    def when(self, now: datetime) -> str:
        """Return when its next rep is due, in words."""
        return describe_due(self.due, now)

    def is_due(self, now: datetime) -> bool:
        """Return True if its day is today or has passed, by local days."""
        return self.due.astimezone().date() <= now.astimezone().date()


def due_cards(problem: Problem, now: datetime, folder: Path = FOLDER) -> list[DueCard]:
    """Return the cards of a problem and of its follow-ups, the one that is due first first.

    Raises OSError if there is a history that cannot be read.
    """
    found = []
    for slug, followup in family_of(problem).items():
        reps = find_reps(steady(read_history(slug, folder).events, now))
        for approach, own in cards(reps).items():
            if due := next_due(own):
                found.append(DueCard(due, followup, approach))
    return sorted(found)
