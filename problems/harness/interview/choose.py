"""Chooses the problem of an interview if the learner names none."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from harness.interview.state import interviews_of
from harness.practice.past import Past
from harness.practice.schedule import cards_due


def problem_to_interview(pasts: Mapping[Path, Past], now: datetime) -> Path | None:
    """Return the folder of the problem to hold an interview on, or None.

    That is the problem of the latest interview in progress, else the problem that is overdue the
    longest, else the problem whose last Accepted is the oldest.

    Args:
        pasts: the practice of each problem by its folder, without follow-ups.
        now: the current time.
    """
    interviews_of_folder = {folder: interviews_of(past) for folder, past in pasts.items()}
    open_since = {
        folder: latest.began
        for folder, interviews in interviews_of_folder.items()
        for latest in interviews[-1:]
        if not latest.rep.over
    }
    if open_since:
        return max(open_since, key=open_since.__getitem__)
    due = [card.folder for card in cards_due(pasts, now) if not card.approach]
    ended = {
        folder: max(rep.ended for rep in past.reps if rep.accepted and rep.ended)
        for folder, past in pasts.items()
        if past.was_accepted
    }
    return next(iter(due), min(ended, key=ended.__getitem__, default=None))
