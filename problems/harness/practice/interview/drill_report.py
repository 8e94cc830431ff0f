"""The end of a drill: the points of each answer, and when its question comes back. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from harness.practice.interview.choice import due_of
from harness.practice.interview.spoken_answers import SpokenAnswer
from harness.practice.schedule import MISSING, can_schedule, describe_due
from harness.practice.sheet import Sheet
from harness.what_to_type import typed


def drill_report(
    titles: Sequence[str], known: Mapping[str, Sequence[SpokenAnswer]], now: datetime
) -> Sheet:
    """Return the report of a drill.

    Args:
        titles: of the questions that were answered in it.
        known: all answers to each question by its title, the latest last.
        now: the present.
    """
    answers = [known[title] for title in titles]
    said, of = (sum(getattr(one[-1], name) for one in answers) for name in ("ticked", "total"))
    rows = [
        [
            title,
            _points(own[-1]),
            _points(own[-2]) if own[1:] else "new",
            describe_due(due_of(own), now) if can_schedule() else "",
        ]
        for title, own in zip(titles, answers, strict=True)
    ]
    notes = [] if can_schedule() else [("Next", MISSING)]
    missed = [
        f"{own[-1].title}: {' '.join(own[-1].left_out)}" for own in answers if own[-1].left_out
    ]
    notes += [("" if at else "Missed", text) for at, text in enumerate(missed)]
    again = typed("interview", "--drill")
    notes.append(("Next", f"`{again}` asks what is due, then what you have not been asked yet."))
    return Sheet(f"Drill: {said} of {of} points", ("", "points", "before", "again"), rows, notes)


def _points(one: SpokenAnswer) -> str:
    return f"{one.ticked} of {one.total}"
