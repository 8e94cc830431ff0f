"""One run: its limits, its ending, its answer, its counts and its records."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from harness.calls import NO_CALLS, CallTree
from harness.trace import Trace
from harness.value import Json

RECURSION = 20_000
"""The recursion limit. Python's own is 1,000, and LeetCode is reported to set 550,000; but endless
recursion, which is much more common than such deep recursion, should fail quickly."""


@dataclass(frozen=True)
class Limits:
    """The limits of one case: CPU seconds of all its processes, bytes, and recursion depth."""

    seconds: float = 10.0
    sample_seconds: float = 3.0
    """The limit on CPU seconds of a sample case, if it is lower than `seconds`."""
    memory: int = 512 * 2**20
    reserved: int = 4 * 2**30
    """Bytes of address space that a process may reserve, if that is more than `memory`: threads and
    numpy reserve far more than they use."""
    output: int = 2**20
    recursion: int = RECURSION

    @property
    def address_space(self) -> int:
        return max(self.memory, self.reserved)

    @property
    def wall_seconds(self) -> float:
        """The limit on wall time, for code that sleeps or waits: three times the CPU time."""
        return 3 * self.seconds


class Ending(StrEnum):
    """The way in which a run ended."""

    RETURNED = "returned"
    RAISED = "raised"
    MEMORY = "memory"
    """It exceeded its memory limit, or raised MemoryError."""
    COMPILE = "compile"
    """The source has a syntax error."""
    DIED = "died"
    """The process ended before it replied."""
    GARBLED = "garbled"
    """The process wrote something that is not a reply."""
    TIME = "time"
    """It exceeded its limit of CPU time."""
    WALL = "wall"
    """It exceeded its limit of wall time, waiting or sleeping."""
    OUTPUT = "output"
    """It printed too much, or its answer is too large to read, as `error` then says."""
    STEPS = "steps"
    """It reached its limit of steps or writes."""
    CPU = "cpu"
    """It reached the CPU limit of a recorded run or a trial."""
    CLOCK = "clock"
    """It reached the wall-time limit of a recorded run or a trial."""
    BROKEN = "broken"
    """The judge itself failed."""


STOPPED = (Ending.STEPS, Ending.CPU, Ending.CLOCK)
"""Endings of a run that was stopped at its own limit, which is below the limit of a case."""


@dataclass(frozen=True, slots=True)
class Variable:
    """A variable in the frame that raised an exception."""

    name: str
    """The name as in the source, `self.rows` for an attribute of the solution."""
    type: str
    length: int
    """The number of its items, or -1 if it has none."""
    text: str
    """The start of its value."""
    width: int = -1
    """The common length of its items, or -1."""


@dataclass(frozen=True, slots=True)
class RaisedException:
    """An exception of the solution; empty if none was raised."""

    exception: str = ""
    """Its type and the first words of its message."""
    frames: tuple[tuple[int, str], ...] = ()
    """The line and function of the learner's frames in the traceback, the innermost last. Of
    very many, the first and last. If a recorded run was stopped, its frames at that moment."""
    depth: int = 0
    """The number of the learner's frames in the traceback."""
    variables: tuple[Variable, ...] = ()
    """The variables of the innermost frame."""
    place: tuple[int, ...] = ()
    """The position of the expression that raised the exception: its first and last line, and its
    first and last column in bytes; () if unknown."""
    looping: bool = False
    """True if a loop or comprehension raised the exception because a value is not iterable."""

    @property
    def type(self) -> str:
        """The name of the exception's type; '' if none was raised."""
        return self.exception.partition(":")[0]

    @property
    def line(self) -> int:
        """The line that raised the exception; 0 if none is known."""
        return self.frames[-1][0] if self.frames else 0


@dataclass(frozen=True, slots=True)
class Times:
    """The seconds that a run took; None if the child did not measure them."""

    solve: float | None = None
    """Wall time inside the method."""
    cpu: float | None = None
    """CPU time inside the method."""
    wall: float = 0.0
    """Wall time from message to reply, measured by the judge."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """The records and counts of a run, made on request."""

    trace: Trace | None = None
    """The writes."""
    tree: CallTree = NO_CALLS
    """The calls of the solution's own functions."""
    nesting: int = 0
    """The maximum recursion depth of any function of the solution."""
    nested: str = ""
    """The name of the function with this depth: "`search` (line 12)"."""
    steps: int = 0
    """The number of steps: see `Grain`."""
    lines: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SystemLimits:
    """Limits that this system sets or lacks."""

    lowered: Mapping[str, int] = field(default_factory=dict)
    """The limits that are lower than the judge's, in bytes by name."""
    unlimited: tuple[str, ...] = ()
    """The names of limits that the system lacks."""


@dataclass(frozen=True)
class Run:
    """The outcome of running one case, before its answer is checked."""

    ending: Ending
    arguments: list[Json] | None = None
    """The arguments after the call."""
    returned: Json = None
    error: str = ""
    """The traceback, with frames of the learner's file only, or a line on how the process ended."""
    raised: RaisedException = RaisedException()
    printed: str = ""
    times: Times = Times()
    recorded: Recorded = Recorded()
    system: SystemLimits = SystemLimits()
