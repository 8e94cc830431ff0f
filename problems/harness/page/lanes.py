"""The lanes of a page: recorded runs with a letter and a name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from harness.child.recorder import packed
from harness.drawing import narrow
from harness.page.open_calls import calls_of
from harness.record.writes import search_is_visible
from harness.replay.lane import Lane
from harness.replay.recording import NOTHING_UNDONE
from harness.trace import write_tape

LETTERS = "ABCD"
"""The letters of the lanes. A page has room for as many lanes as there are letters."""
SMALLEST = 9
"""The level at which the writes are deflated."""


@dataclass(frozen=True, slots=True)
class PageLane:
    """One of the searches that a page plays back."""

    letter: str
    name: str
    lane: Lane
    calls: Mapping[str, Any]
    """The open calls around the moments that tell most, as the player in the browser reads them."""
    search_is_visible: bool = False
    """True if the solution undoes a write, here or on a board of the bank."""

    @property
    def notes(self) -> list[str]:
        """Facts about the run that the reader must know."""
        hidden = not self.search_is_visible
        return [note for note in self.lane.notes if note != NOTHING_UNDONE or hidden]

    def data(self) -> dict[str, Any]:
        """Return what the player in the browser reads: the trace and its events."""
        trace = self.lane.timeline.trace
        return write_tape(trace) | {
            "name": self.name,
            "letter": self.letter,
            "value": self.lane.words.value,
            "values": ["", *map(narrow, trace.values[1:])],
            "letters": [*map(narrow, trace.letters)],
            "words": packed(trace.words, SMALLEST),
            "events": [[event.moment, event.kind, event.text] for event in self.lane.events],
            "solution": list(self.lane.answer),
            **self.calls,
        }


def page_lanes(
    names: Sequence[str], lanes: Sequence[Lane], elsewhere: Sequence[bool]
) -> tuple[PageLane, ...]:
    """Return the lanes in their order, with a letter each.

    Args:
        names: of the solutions.
        lanes: their runs.
        elsewhere: for each True if it takes a value back on another board.
    """
    return tuple(
        PageLane(
            letter, name, lane, calls_of(lane), back or search_is_visible([lane.timeline.trace])
        )
        for letter, name, lane, back in zip(LETTERS, names, lanes, elsewhere, strict=False)
    )


def lane_names(files: Sequence[Path], approaches: Sequence[Path]) -> list[str]:
    """Return a name for each file: its own without the ending, or its path where that is taken."""
    known = {path.resolve() for path in approaches}
    taken = [path.stem for path in approaches]
    taken += [file.stem for file in files if file.resolve() not in known]
    return [
        file.stem if file.resolve() in known or taken.count(file.stem) == 1 else str(file)
        for file in files
    ]
