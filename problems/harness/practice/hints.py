"""The next hint: which rung of which ladder, and its lines. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from harness.console import LABEL, paragraph
from harness.practice.events import Began, Event, Hinted
from harness.practice.ladders import RUNGS, SEEN, Ladder
from harness.records import Drawing, Word


def rung_reached(events: Sequence[Event], ladder: Ladder) -> int:
    """Return the highest rung of a ladder that was shown since the rep began; 0 if none was."""
    highest = 0
    for event in events:
        if isinstance(event, Began):
            highest = 0
        elif isinstance(event, Hinted) and event.cause == ladder.name:
            highest = max(highest, event.rung)
    return highest


def hint_lines(ladder: Ladder, number: int, seen: str) -> Drawing:
    """Draw one rung. The last one is code, which is not wrapped."""
    name = list(RUNGS.values())[number - 1]
    title = f"Hint {number} of {len(RUNGS)} on {ladder.title}: {name}"
    if ladder.verdicts == (Word.ACCEPTED,):  # then it does not lead to code, but beyond it
        title = f"Question {number} of {len(RUNGS)}, now that it is Accepted"
    text = ladder.rung(number)
    if number == len(RUNGS) and text != SEEN:
        shown: Drawing = [[(" " * LABEL * bool(line) + line, "")] for line in text.splitlines()]
    else:
        shown = paragraph("", text.replace(SEEN, seen).strip())
    return [[(title, "title")], *shown]
