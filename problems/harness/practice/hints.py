"""Hints: which rung of a ladder was reached, and the lines of one. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from harness.console import LABEL, paragraph
from harness.practice.events import AttemptJudged, Began, Event, Hinted
from harness.practice.ladders import RUNGS, SEEN, Ladder, as_sentence, what_was_seen
from harness.records import Drawing, Word

CHANGED = (
    "Remove the lines marked -, and add the lines marked +. Then all cases pass. Say aloud why."
)


@dataclass(frozen=True)
class Hint:
    """A hint that was chosen."""

    lines: Drawing
    goes_on: bool = False
    """True if there is another one, which says more."""
    complaint: str = ""
    """The reason why the journal does not have it; '' if it has."""


def rung_reached(events: Sequence[Event], ladder: Ladder) -> int:
    """Return the highest rung of a ladder that was shown since the rep began; 0 if none was."""
    highest = 0
    for event in events:
        if isinstance(event, Began):
            highest = 0
        elif isinstance(event, Hinted) and event.cause == ladder.name:
            highest = max(highest, event.rung)
    return highest


def hint_lines(
    ladder: Ladder, number: int, seen: str, change: str = "", remedy: str = ""
) -> Drawing:
    """Draw one rung. The last one is code, which is not wrapped.

    Args:
        ladder: what the hint is on.
        number: of the rung.
        seen: what the judge has seen, for a rung that has room for it.
        change: the lines of the one change with which all cases pass, in the place of our code.
        remedy: of this mistake, which stands above our code.
    """
    name = ladder.names[number - 1]
    title = f"Hint {number} of {len(RUNGS)} on {ladder.title}: {name}"
    if ladder.verdicts == (Word.ACCEPTED,):  # then it does not lead to code, but beyond it
        title = f"Question {number} of {len(RUNGS)}, now that it is Accepted"
    text = ladder.rung(number)
    if number == len(RUNGS) and change:
        shown: Drawing = [[(f"{' ' * LABEL}{line}", "")] for line in change.splitlines()]
        shown += paragraph("", CHANGED)
    elif number == len(RUNGS) and "\n" in text:
        shown = paragraph("", remedy) if remedy else []
        shown += [[(" " * LABEL * bool(line) + line, "")] for line in text.splitlines()]
    else:
        shown = paragraph("", text.replace(SEEN, seen).strip())
    return [[(title, "title")], *shown]


def search_lines(approach: str, apart: str) -> Drawing:
    """Draw where a right solution is another search than the rep asks for."""
    return paragraph("Search", f"not that of {approach}: {apart}.")


def seen_in(failure: AttemptJudged) -> str:
    """Return what the judge has seen of a failure, in a sentence."""
    where = f"{failure.case}: " if failure.case and not failure.likely else ""
    return where + as_sentence(what_was_seen(failure) or failure.reason)
