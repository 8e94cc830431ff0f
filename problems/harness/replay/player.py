"""The position in some searches, and whether they play. It knows no terminal, key or clock.

All lanes share one time line, the number of writes made: at step 800 each solution has made its
first 800 writes, or all of them if it made fewer.
"""

from __future__ import annotations

from collections.abc import Sequence

from harness.replay.lane import Lane
from harness.replay.run_events import RunEvent

SPEEDS: tuple[int, ...] = *(step * 10**power for power in range(6) for step in (1, 2, 5)), 1_000_000
"""Writes a second."""


def opening_step(lanes: Sequence[Lane]) -> int:
    """Return the step at which some lanes open: the first that failed at what shows why."""
    return next((one.timeline.number(one.opens) for one in lanes if one.opens), 0)


class Player:
    """The position in some lanes, and whether they play."""

    def __init__(self, lanes: Sequence[Lane], step: int | None = None) -> None:
        """Start paused at a step; None for where the first lane that failed shows why."""
        self.lanes = lanes
        self.step = 0
        """The number of writes made, including those that were not kept."""
        self.last = max(lane.timeline.trace.writes for lane in lanes)
        self.longest = next(lane for lane in lanes if lane.timeline.trace.writes == self.last)
        self.speed = SPEEDS.index(20)
        self.playing = False
        self._owed = 0.0
        self.go(opening_step(lanes) if step is None else step)

    @property
    def rate(self) -> int:
        """The speed in writes a second."""
        return SPEEDS[self.speed]

    def moments(self) -> list[int]:
        """Return the moment of each lane on its own time line."""
        return [lane.timeline.moment(self.step) for lane in self.lanes]

    def happening(self) -> list[tuple[Lane, RunEvent]]:
        """Return the events of this step, with their lanes."""
        return [
            (lane, event)
            for lane, moment in zip(self.lanes, self.moments(), strict=True)
            if lane.timeline.number(moment) == self.step
            for event in lane.events
            if event.moment == moment
        ]

    def tick(self, seconds: float) -> None:
        """Advance by the time that has passed, if it plays."""
        if not self.playing:
            return
        self._owed += seconds * self.rate
        whole = int(self._owed)
        self._owed -= whole
        if whole:
            self.go(self.step + whole)
        self.playing = self.step < self.last

    def go(self, step: int) -> None:
        """Go to a step; if no lane has kept its write, go on to the nearest one that was kept."""
        step = min(max(step, 0), self.last)
        lines = [lane.timeline for lane in self.lanes]
        if not any(line.number(line.moment(step)) == step for line in lines):
            gaps = [line for line in lines if step <= line.trace.writes]
            if step > self.step:
                step = min(line.gap + line.trace.dropped + 1 for line in gaps)
            else:
                step = max(line.gap for line in gaps)
        self.step = step

    def pause(self) -> None:
        """Stop playing."""
        self.playing = False

    def pause_at(self, step: int) -> None:
        """Stop playing, and go to a step."""
        self.pause()
        self.go(step)

    def play(self) -> None:
        """Play, or pause. At the end it starts over."""
        if self.step == self.last:
            self.step = 0
        self.playing, self._owed = not self.playing, 0.0

    def move(self, by: int) -> None:
        """Go some steps on, or back."""
        self.pause_at(self.step + by)

    def jump(self, tenth: int) -> None:
        """Jump to a tenth of the run. If it was playing, it goes on playing."""
        line = self.longest.timeline
        self.go(line.number(line.length * tenth // 10))

    def event(self, forward: bool) -> None:
        """Go to the nearest event of any lane, forwards or backwards."""
        steps: list[int] = []
        for lane in self.lanes:
            line = lane.timeline
            moment = line.moment(self.step)
            # past the end of a lane, or in its gap, even the event at its moment lies before it
            past = moment + (line.number(moment) < self.step)
            moments = [event.moment for event in lane.events]
            ahead = [at for at in moments if at > moment]
            behind = [at for at in moments if at < past]
            steps += map(line.number, ahead[:1] if forward else behind[-1:])
        if steps:
            self.pause_at(min(steps) if forward else max(steps))

    def faster(self, by: int) -> None:
        """Choose one of the next higher speeds, or of the lower ones."""
        self.speed = min(max(self.speed + by, 0), len(SPEEDS) - 1)
