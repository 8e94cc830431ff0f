"""The open calls that a page keeps: those around the moments of a run that tell most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from harness.calls import BOARD_SHOWN, OpenCall, Stack
from harness.record.timeline import PLACED, UNDONE
from harness.replay.lane import Lane

BEFORE, BEHIND = 10, 5
"""Writes before and after such a moment whose calls are kept, too."""
DEAD_END = bytes([PLACED, UNDONE])
TELLING = ("fault", "undone", "longest")
"""The kinds of events whose calls are kept."""


def calls_of(lane: Lane) -> dict[str, Any]:
    """Run a lane's solution once more for the open calls. Each call stands there once."""
    around = telling_moments(lane)
    windows = windows_around([moment for moment, _ in around])
    known = {stack.number: stack for stack in lane.watch(windows)} if windows else {}
    table: dict[OpenCall, int] = {}
    stacks = {
        number: [[table.setdefault(call, len(table)) for call in stack.calls], stack.returned]
        for first, last in windows
        for number in range(first, last + 1)
        if (stack := _stack_after(known, number, len(lane.timeline.trace.start)))
    }
    calls = [
        [call.function, call.line, [pair for pair in call.variables if pair[1] != BOARD_SHOWN]]
        for call in table
    ]
    return {"calls": calls, "stacks": stacks, "around": around if stacks else []}


def telling_moments(lane: Lane) -> list[tuple[int, str]]:
    """Return the moments of a run whose open calls are worth keeping, and what happens there."""
    kinds, undo = lane.timeline.kinds, lane.timeline.kinds.find(UNDONE)
    found = [(undo + 1, "the first undo")] if undo >= 0 else []
    if not lane.solved and not lane.stopped and kinds:
        found += [(kinds.rfind(DEAD_END) + 1, "the last dead end")] if DEAD_END in kinds else []
        found += [(len(kinds), "the last write")] * lane.timeline.trace.complete
    found += [(event.moment, event.text) for event in lane.events if event.kind in TELLING]
    return sorted(dict(found).items())


def windows_around(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Return windows around the numbers of some writes, which rise; those that meet are one."""
    windows: list[tuple[int, int]] = []
    for number in numbers:
        first, last = max(1, number - BEFORE), number + BEHIND
        if windows and first <= windows[-1][1] + 1:
            first = windows.pop()[0]
        windows.append((first, last))
    return windows


def _stack_after(known: Mapping[int, Stack], number: int, cells: int) -> Stack | None:
    """Return the stack after a write; None if it is not known.

    Several cells that were written at once have one stack, after the last of them.
    """
    return next((known[one] for one in range(number, number + cells) if one in known), None)
