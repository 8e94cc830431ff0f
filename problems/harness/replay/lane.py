"""One recorded run, ready to be watched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from harness.problem import Words
from harness.record.run_events import WORDS, RunEvent
from harness.record.timeline import Timeline


@dataclass(frozen=True, slots=True)
class Lane:
    """One recorded run: its source, its writes and the moments worth going to."""

    title: str
    source: tuple[str, ...]
    """The lines of the solution."""
    timeline: Timeline
    events: Sequence[RunEvent]
    """In the order in which they came."""
    answer: bytes = b""
    """The index of each cell's value in the only answer; empty if that is not known."""
    notes: tuple[str, ...] = ()
    """Facts about the run that the reader must know."""
    box: tuple[int, int] | None = None
    """Rows and columns between the lines of the drawn board; None for no lines."""
    words: Words = WORDS
    """The problem's words for the things on its board."""
    solved: bool = False
    """True if the run ended with the right answer."""
    stopped: bool = False
    """True if the run was ended at its limit."""
    opens: int = 0
    """The moment that is shown first."""
    likely_line: int = 0
    """The line that the likely mistake is in; 0 if none is known."""
