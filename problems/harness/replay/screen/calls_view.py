"""The open calls of a lane, in the place of its source."""

from __future__ import annotations

from harness.replay.lane import Lane
from harness.replay.open_calls import OpenCalls, stack_lines
from harness.screen.lines_view import LinesView

RUNNING = "running again up to here …"


class CallsView(LinesView):
    """The calls that are open at a moment, with their variables."""

    def __init__(self, lane: Lane) -> None:
        super().__init__(classes="calls")
        self.calls, self.number = OpenCalls(lane), 0

    def show(self, number: int) -> None:
        """Draw the calls that are open after a write, if they are known."""
        self.number = number
        if self.calls.knows(number):
            self.draw(stack_lines(self.calls.at(number), self.size.width))
        else:
            self.draw([[(RUNNING, "note")]])

    def on_resize(self) -> None:
        self.show(self.number)
