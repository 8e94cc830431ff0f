"""The words by which a learner knows mistakes and follow-ups."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from harness.practice.events import AttemptJudged


@dataclass(frozen=True)
class Names:
    """Two functions that return the words for what a report is about."""

    mistake: Callable[[AttemptJudged], str]
    """Returns the few words by which a mistake is called."""
    followup: Callable[[str], str] = str
    """Returns the title of a follow-up by its name."""
