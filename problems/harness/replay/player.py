"""What the keys of `kata replay` do: a player without a terminal and without a clock.

All lanes share one time line, which is the number of writes made: at step 800 each solution has
made its first 800, or all that it made.
"""

from __future__ import annotations

from dataclasses import dataclass

from harness.replay.events import Event, Events
from harness.replay.timeline import Timeline

SPEEDS: tuple[int, ...] = *(step * 10**power for power in range(5) for step in (1, 2, 5)), 100_000
"""Writes a second."""
KEYS = {
    "space": "play, or pause",
    "← →": "one step back, one step on",
    "[ ]": "previous event, next event",
    "0 … 9": "to the start, to one tenth, … to nine tenths of the writes kept",
    "End": "to the last write; Home goes to the start",
    "- +": "slower, faster: from 1 to 100,000 writes a second",
    "g": "go to a step: its number, then Enter; Esc thinks better of it",
    "?": "this help",
    "q": "quit; so does Ctrl-C",
}


ACTIONS: dict[str, tuple[str, *tuple[int | bool, ...]]] = {
    " ": ("play",),
    "left": ("move", -1),
    "right": ("move", 1),
    "[": ("event", False),
    "]": ("event", True),
    **{str(tenth): ("jump", tenth) for tenth in range(10)},
    "home": ("jump", 0),
    "end": ("jump", 10),
    "+": ("faster", 1),
    "=": ("faster", 1),
    "-": ("faster", -1),
    "_": ("faster", -1),
    "g": ("ask",),
    "?": ("help",),
    "q": ("quit",),
}
"""What a key stands for: an action and what it is given."""


@dataclass(frozen=True, slots=True)
class Lane:
    """One recorded run, ready to be watched."""

    title: str
    source: tuple[str, ...]
    timeline: Timeline
    events: Events
    notes: tuple[str, ...] = ()
    """What must be known about the run to read it right."""
    box: tuple[int, int] | None = None
    """Rows and columns between the rules of the board; None for no rules."""
    solved: bool = False
    """True if the run ended with the right answer."""
    stopped: bool = False
    """True if the run was ended at its limit of time."""


class Player:
    """Where one is in some lanes, and whether it moves."""

    def __init__(self, lanes: list[Lane]) -> None:
        """Stand at the start and wait: nothing plays by itself."""
        self.lanes = lanes
        self.step = 0
        """Writes made, with those that were not kept."""
        self.last = max(lane.timeline.trace.writes for lane in lanes)
        self.longest = next(lane for lane in lanes if lane.timeline.trace.writes == self.last)
        self.speed = SPEEDS.index(20)
        self.playing = self.helping = self.over = False
        self.typed: str | None = None
        """The number that is being typed after `g`, if one is."""
        self._owed = 0.0

    @property
    def rate(self) -> int:
        """Writes a second."""
        return SPEEDS[self.speed]

    def moments(self) -> list[int]:
        """Where each lane is on its own time line."""
        return [lane.timeline.moment(self.step) for lane in self.lanes]

    def happening(self) -> list[tuple[Lane, Event]]:
        """The events of this step."""
        return [
            (lane, event)
            for lane, moment in zip(self.lanes, self.moments(), strict=True)
            if lane.timeline.number(moment) == self.step
            for event in lane.events.at(moment)
        ]

    def tick(self, seconds: float) -> None:
        """Let time pass."""
        if not self.playing:
            return
        self._owed += seconds * self.rate
        whole = int(self._owed)
        self._owed -= whole
        if whole:
            self.go(self.step + whole)
        self.playing = self.step < self.last

    def go(self, step: int) -> None:
        """Go to a step, or over the writes that no lane has kept to the nearest on their way."""
        step = min(max(step, 0), self.last)
        if not any(self._keeps(lane, step) for lane in self.lanes):
            gaps = [lane.timeline for lane in self.lanes if step <= lane.timeline.trace.writes]
            if step > self.step:
                step = min(line.gap + line.trace.dropped + 1 for line in gaps)
            else:
                step = max(line.gap for line in gaps)
        self.step = step

    def press(self, key: str) -> None:
        """Do what a key stands for. A key that stands for nothing does nothing."""
        if self.typed is not None:
            self._type(key)
        elif self.helping:
            self.helping = False
        elif key in ACTIONS:
            action, *given = ACTIONS[key]
            getattr(self, f"_{action}")(*given)

    @staticmethod
    def _keeps(lane: Lane, step: int) -> bool:
        line = lane.timeline
        return step <= line.trace.writes and line.number(line.moment(step)) == step

    def _type(self, key: str) -> None:
        if key == "enter":
            if self.typed:
                self._pause_at(int(self.typed))
            self.typed = None
        elif key in ("escape", "g", "q"):
            self.typed = None
        elif key == "backspace":
            self.typed = (self.typed or "")[:-1]
        elif len(key) == 1 and key in "0123456789":
            self.typed = ((self.typed or "") + key)[-12:]

    def _pause_at(self, step: int) -> None:
        self.playing = False
        self.go(step)

    def _play(self) -> None:
        if self.step == self.last:
            self.step = 0
        self.playing, self._owed = not self.playing, 0.0

    def _move(self, by: int) -> None:
        self._pause_at(self.step + by)

    def _jump(self, tenth: int) -> None:
        """Go on from another place: what plays goes on playing."""
        line = self.longest.timeline
        self.go(line.number(line.length * tenth // 10))

    def _event(self, forward: bool) -> None:
        steps = []
        for lane in self.lanes:
            line = lane.timeline
            moment = line.moment(self.step)
            # where a lane is over, or in its gap, its last event lies behind even at its moment
            past = moment + (line.number(moment) < self.step)
            event = lane.events.after(moment) if forward else lane.events.before(past)
            if event:
                steps.append(line.number(event.moment))
        if steps:
            self._pause_at(min(steps) if forward else max(steps))

    def _faster(self, by: int) -> None:
        self.speed = min(max(self.speed + by, 0), len(SPEEDS) - 1)

    def _ask(self) -> None:
        self.playing, self.typed = False, ""

    def _help(self) -> None:
        self.playing, self.helping = False, True

    def _quit(self) -> None:
        self.over = True
