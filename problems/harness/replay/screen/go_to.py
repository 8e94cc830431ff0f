"""The message that a click sends: go to a moment of a lane."""

from __future__ import annotations

from textual.message import Message

from harness.replay.lane import Lane


class GoTo(Message):
    """A request to go to a moment of a lane."""

    def __init__(self, lane: Lane, moment: int) -> None:
        super().__init__()
        self.lane, self.moment = lane, moment
