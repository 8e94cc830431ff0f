"""The message of a click: the player is to go to a moment of a lane."""

from __future__ import annotations

from textual.message import Message

from harness.replay.lane import Lane


class GoTo(Message):
    """A wish to go to a moment of a lane."""

    def __init__(self, lane: Lane, moment: int) -> None:
        """Name the lane, and the moment on its own time line."""
        super().__init__()
        self.lane, self.moment = lane, moment
