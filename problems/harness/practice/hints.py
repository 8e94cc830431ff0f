"""Hints: which rung of a ladder was reached, and the lines of one. Pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from harness.console import LABEL, paragraph
from harness.drawing import Drawing
from harness.judge.outcome import Word
from harness.practice.events import AttemptJudged, Began, Event, Hinted
from harness.practice.ladders import RUNGS, SEEN, Ladder, as_sentence, what_was_seen

ERRORS = (Word.RUNTIME, Word.COMPILE)
"""Verdicts whose reason is the error, by which one is known from another."""
CHANGED = (
    "Remove the lines marked -, and add the lines marked +. Then all cases pass. Say aloud why."
)


@dataclass(frozen=True)
class Hint:
    """A hint that was chosen."""

    draw: Callable[[], Drawing]
    """Draws it, as wide as the terminal is then."""
    goes_on: bool = False
    """True if there is another one, which says more."""
    complaint: str = ""
    """The reason why the journal does not have it; '' if it has."""

    @property
    def lines(self) -> Drawing:
        """The lines of it."""
        return self.draw()


def hint_before(ladder: Ladder, failure: AttemptJudged, source: str) -> Hinted:
    """Return the hint on a mistake that comes before the first: its rung is 0.

    Args:
        ladder: what the hint is on.
        failure: the judgement that named the mistake, or had no name for it.
        source: the text that was judged.
    """
    lines = source.splitlines()
    unnamed = failure.reason if failure.verdict in ERRORS else failure.failed_as
    return Hinted(
        time=failure.time,
        problem=failure.problem,
        cause=ladder.name,
        rung=0,
        mistake=failure.cause or unnamed,
        source=failure.source,
        line=failure.line,
        code=lines[failure.line - 1].strip() if 0 < failure.line <= len(lines) else "",
    )


def rung_reached(events: Sequence[Event], hint: Hinted) -> int:
    """Return the highest rung that was shown since the rep began on the mistake of a hint, or 0."""
    highest = 0
    for event in events:
        if isinstance(event, Began):
            highest = 0
        elif isinstance(event, Hinted) and _is_on_same(event, hint):
            highest = max(highest, event.rung)
    return highest


def _is_on_same(one: Hinted, other: Hinted) -> bool:
    """Return True if two hints of a ladder are on one mistake, as far as the history says.

    A line may be edited, and lines be added above it, but seldom both between two hints.
    """
    if one.cause != other.cause:
        return False
    if not one.mistake or one.source == other.source:
        return True
    known = one.line and other.line
    place = one.line == other.line or one.code == other.code
    return one.mistake == other.mistake and (place or not known)


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
