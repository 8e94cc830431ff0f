"""The open calls of a lane around the moments that are looked at, each window run for once."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from harness.calls import BOARD_SHOWN, OpenCall, Stack
from harness.drawing import Drawing
from harness.replay.lane import Lane
from harness.replay.timeline import PLACED, UNDONE

AROUND = 100
"""Writes before and after the one that is looked at, for which one more run is made."""
BEFORE, BEHIND = 10, 5
"""The same around a moment whose calls are kept on a page."""
DEAD_END = bytes([PLACED, UNDONE])
TELLING = ("fault", "undone", "longest")
"""The kinds of events whose calls are kept on a page."""


class OpenCalls:
    """The open calls of a lane, as far as they were asked for."""

    def __init__(self, lane: Lane) -> None:
        """Know nothing yet."""
        self.lane = lane
        self._stacks: dict[int, Stack] = {}
        self._looked: list[tuple[int, int]] = []

    def knows(self, number: int) -> bool:
        """Return True if a run has been made for a write, or none is needed."""
        return not number or any(first <= number <= last for first, last in self._looked)

    def look(self, number: int) -> None:
        """Run for a write, and for those around it."""
        self.look_at([(max(1, number - AROUND), number + AROUND)])

    def look_at(self, windows: Sequence[tuple[int, int]]) -> None:
        """Run for some windows of writes, in order."""
        if windows:
            self._stacks |= {stack.number: stack for stack in self.lane.watch(windows)}
            self._looked += windows

    def at(self, number: int) -> Stack | None:
        """Return the stack after a write; None if it is not known.

        Several cells that were written at once have one stack, after the last of them.
        """
        cells = range(number, number + len(self.lane.timeline.trace.start))
        return next((self._stacks[one] for one in cells if one in self._stacks), None)


def telling_moments(lane: Lane) -> list[tuple[int, str]]:
    """Return the moments of a run whose open calls are worth keeping, and what happens there."""
    kinds, undo = lane.timeline.kinds, lane.timeline.kinds.find(UNDONE)
    found = [(undo + 1, "the first undo")] if undo >= 0 else []
    if not lane.solved and not lane.stopped and kinds:
        found += [(kinds.rfind(DEAD_END) + 1, "the last dead end")] if DEAD_END in kinds else []
        found.append((len(kinds), "the last write"))
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


def stack_lines(stack: Stack | None, width: int) -> Drawing:
    """Draw a stack, the innermost call first: what it is, and its variables below it."""
    if stack is None:
        return [[("none of your calls is open here", "dim")]]
    lines: Drawing = [[(f"last: {stack.returned}", "dim")]] if stack.returned else []
    for depth, call in reversed(list(enumerate(stack.calls, 1))):
        lines.append([(f"{depth:>3} {call.function}", "title"), (f"  line {call.line}", "dim")])
        lines += [[(f"    {line}", "")] for line in _variables(call, max(width - 4, 20))]
    return lines


def _variables(call: OpenCall, width: int) -> Sequence[str]:
    """Return the variables of a call, as many to a line as there is room for."""
    texts = [
        f"{name} = {value}".replace(" ", "\xa0")
        for name, value in call.variables
        if value != BOARD_SHOWN  # it stands beside them
    ]
    return [line.replace("\xa0", " ") for line in wrap("   ".join(texts), width)]
