"""The open calls that a page keeps: those around the moments of a run that tell most."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from harness.calls import BOARD_SHOWN, OpenCall, Stack
from harness.replay.lane import Lane
from harness.replay.open_calls import OpenCalls, telling_moments, windows_around


@dataclass(frozen=True, slots=True)
class CallsAround:
    """The stacks of a lane, by the numbers of their writes."""

    stacks: dict[int, Stack]
    around: list[tuple[int, str]]
    """The moments that they are kept for, and what happens there."""

    def data(self) -> dict[str, Any]:
        """Return what the player in the browser reads: each call stands there once."""
        table: dict[OpenCall, int] = {}
        stacks = {
            number: [[table.setdefault(call, len(table)) for call in stack.calls], stack.returned]
            for number, stack in self.stacks.items()
        }
        calls = [
            [call.function, call.line, [pair for pair in call.variables if pair[1] != BOARD_SHOWN]]
            for call in table
        ]
        return {"calls": calls, "stacks": stacks, "around": self.around if stacks else []}


def calls_of(lane: Lane) -> CallsAround:
    """Run a lane's solution once more for the open calls at the moments that tell most."""
    known, around = OpenCalls(lane), telling_moments(lane)
    windows = windows_around([lane.timeline.number(moment) for moment, _ in around])
    known.look_at(windows)
    numbers = (number for first, last in windows for number in range(first, last + 1))
    stacks = {number: stack for number in numbers if (stack := known.at(number))}
    return CallsAround(stacks, around)
