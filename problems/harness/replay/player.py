"""Playback of a search, independent of terminal, keys and clock."""

from harness.replay.lane import BoardLane

SPEEDS: tuple[int, ...] = *(step * 10**power for power in range(6) for step in (1, 2, 5)), 1_000_000
"""Writes a second."""


class Player:
    """The state of a lane's playback: the current step, the speed, and whether it is playing."""

    def __init__(self, lane: BoardLane) -> None:
        """Start paused at the step at which the lane opens."""
        self.lane, self.step = lane, lane.opens
        self.last = lane.timeline.length
        self.speed = SPEEDS.index(20)
        self.playing = False
        self._owed = 0.0

    @property
    def rate(self) -> int:
        """The speed in writes a second."""
        return SPEEDS[self.speed]

    def happening(self) -> list[str]:
        """Return the texts of the events at this step."""
        return [event.text for event in self.lane.events if event.moment == self.step]

    def tick(self, seconds: float) -> None:
        """Advance by the seconds that have passed, unless paused."""
        if not self.playing:
            return
        self._owed += seconds * self.rate
        whole = int(self._owed)
        self._owed -= whole
        if whole:
            self.go(self.step + whole)
        self.playing = self.step < self.last

    def go(self, step: int) -> None:
        """Go to a step, clamped to the first and last step."""
        self.step = min(max(step, 0), self.last)

    def play(self) -> None:
        """Start or stop playing; at the last step, start over."""
        if self.step == self.last:
            self.step = 0
        self.playing, self._owed = not self.playing, 0.0

    def move(self, by: int) -> None:
        """Stop playing, and go forward by some steps; a negative number goes back."""
        self.playing = False
        self.go(self.step + by)

    def jump(self, tenth: int) -> None:
        """Jump to a tenth of the run, without pausing."""
        self.go(self.last * tenth // 10)

    def event(self, forward: bool) -> None:
        """Stop playing, and go to the next or the previous event."""
        moments, here = [event.moment for event in self.lane.events], self.step
        found = [at for at in moments if (at > here if forward else at < here)]
        if found:
            self.playing, self.step = False, min(found) if forward else max(found)

    def faster(self, by: int) -> None:
        """Change the speed by a number of places in `SPEEDS`."""
        self.speed = min(max(self.speed + by, 0), len(SPEEDS) - 1)
