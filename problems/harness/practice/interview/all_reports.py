"""All reports in one place: a row for each interview, and what came back. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from harness.practice.interview.names import Names
from harness.practice.interview.report import ROWS
from harness.practice.interview.state import Interview
from harness.practice.past import Past
from harness.practice.sheet import Sheet

COLUMNS = "Accepted", "Runs", "Hints", "Follow-ups", "Points ticked"
"""The rows of a report that are columns here."""
MOST = 5
"""Things of a kind that are named as coming back."""


def reports(past: Past) -> list[Interview]:
    """Return the interviews that there is a report on, the latest last."""
    return [one for one in past.interviews if one.over and (one.ended or one.talk.spoken)]


def interview_list(interviews: Sequence[Interview], title: str, names: Names) -> Sheet:
    """Return a row for each interview, and what came back in more than one.

    Args:
        interviews: those that there is a report on, at least one, the latest last.
        title: of the problem.
        names: of mistakes.
    """
    head = ["", "begun", "minutes", *(title.lower() for title in COLUMNS)]
    rows = [
        [str(number), f"{one.began.astimezone():%Y-%m-%d}", str(one.length)]
        + [ROWS[column](one) for column in COLUMNS]
        for number, one in enumerate(interviews, 1)
    ]
    mistakes = _came_back([set(map(names.mistake, one.failures)) for one in interviews])
    missed = _came_back(
        [
            {f"{it.title}: “{point}”" for it in one.talk.spoken for point in it.left_out}
            for one in interviews
        ]
    )
    notes = [("" if at else "Again", text) for at, text in enumerate(mistakes + missed)]
    return Sheet(f"Interviews on {title}", head, rows, notes)


def _came_back(each: Sequence[set[str]]) -> list[str]:
    """Return what stands in at least two sets, the most frequent first, with the number of sets."""
    counts = Counter(text for found in each for text in sorted(found))
    most = counts.most_common(MOST)
    return [f"{text}, in {count} of {len(each)} interviews" for text, count in most if count > 1]
