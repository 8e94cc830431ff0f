"""The record of one run: how it ended, what came back, and what was counted or recorded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from harness.trace import Trace

Json: TypeAlias = Any
"""A value made of None, bool, int, float, str, and lists of such values.

Anything else that a submission leaves behind (a tuple, a generator, a subclass of `str`, a list
that contains itself) arrives as `{"type": the name of its type, "text": its repr}`, so a `dict`
here always means "something that has no place in an answer".
"""


LONGEST = 60
"""Characters that a sentence shows of a value."""


def described(value: Json) -> str:
    """Return a value that is not text in words: `the int 5`, or the beginning of a long list."""
    if isinstance(value, dict):
        return f"the {value['type']} {value['text']}"
    text = as_text(value)
    return f"the {type(value).__name__} {text[:LONGEST] + ' …' if len(text) > LONGEST else text}"


def wrong_type(returned: Json, expected: str) -> str:
    """Return that the wrong type was returned: `returned the int 5, expected True or False`."""
    shown = "None (is a `return` missing?)" if returned is None else described(returned)
    return f"returned {shown}, expected {expected}"


def as_text(value: Json, plain: Callable[[Json], str] = repr) -> str:
    """Return a value as text. What is not plain stands as it wrote itself: `(0, 1)`."""
    if isinstance(value, dict):
        return str(value["text"])
    if isinstance(value, list):
        return f"[{', '.join(as_text(item, plain) for item in value)}]"
    return plain(value)


@dataclass(frozen=True)
class Limits:
    """The limits of one case: CPU seconds of all its processes, bytes, and open calls."""

    seconds: float = 10.0
    sample_seconds: float = 3.0
    """The CPU time for a case of the first tier, if that is less."""
    memory: int = 512 * 2**20
    reserved: int = 4 * 2**30
    """Bytes of address space that a process may reserve, if that is more than the memory it may
    use: threads and numpy reserve far more than they use."""
    output: int = 2**20
    recursion: int = 0
    """Calls that may be open at once, 0 for the usual number."""
    origin: str = ""
    """The origin of `seconds` where it was measured, to go on with: `: 30 times the …`."""

    @property
    def wall_seconds(self) -> float:
        """The limit for whatever sleeps or waits: three times the CPU time."""
        return 3 * self.seconds


class Ending(StrEnum):
    """The way in which a run ended."""

    RETURNED = "returned"
    RAISED = "raised"
    MEMORY = "memory"
    """It used more memory than it may, or MemoryError was raised."""
    COMPILE = "compile"
    """The source has a syntax error."""
    DIED = "died"
    """The process ended before it replied."""
    GARBLED = "garbled"
    """The process wrote something that is not a reply."""
    TIME = "time"
    """It used all of its CPU time."""
    WALL = "wall"
    """It used all of its time by the clock, waiting or sleeping."""
    OUTPUT = "output"
    STEPS = "steps"
    """It made all the steps or writes that it may."""
    CPU = "cpu"
    """It used all the CPU time of a run that is only looked at."""
    CLOCK = "clock"
    """It used all the time by the clock of a run that is only looked at."""
    UNRECORDED = "unrecorded"
    """Its writes cannot be recorded, so it did not run: the first argument is not a grid."""
    BROKEN = "broken"
    """The judge itself failed."""


STOPPED = (Ending.STEPS, Ending.CPU, Ending.CLOCK)
"""Endings of a run that was stopped at a limit of its own, which is below those of a case."""


@dataclass(frozen=True, slots=True)
class Opaque:
    """A value in a call that is not plain: the name of its type, and plain attributes of it."""

    type: str
    fields: tuple[tuple[str, Any], ...] = ()


BOARD = Opaque("board")
"""The first argument of the method, where a call has it as an argument or a result."""


@dataclass(frozen=True, slots=True)
class Variable:
    """A name of the solution with its value, where an exception was raised."""

    name: str
    """The name as in the source, `self.rows` for an attribute of the solution."""
    type: str
    length: int
    """The number of its items, or -1 if it has none."""
    text: str
    """The start of its value."""
    width: int = -1
    """The length that all its items have, or -1."""


BOARD_SHOWN = "the board"
"""The text that stands for the first argument among the variables of a call."""


@dataclass(frozen=True, slots=True)
class OpenCall:
    """A call of a function of the solution that has not ended yet."""

    function: str
    line: int
    """The line that it has come to."""
    variables: tuple[tuple[str, str], ...]
    """Its arguments and local variables: the name of each, and how its value begins."""


@dataclass(frozen=True, slots=True)
class Stack:
    """The calls that are open after a write."""

    number: int
    """The number of the write, counted from 1."""
    calls: tuple[OpenCall, ...]
    """The outermost first."""
    returned: str
    """The result of the last call to end; '' if that was not seen."""


class CallEnd(StrEnum):
    """The end of a call, as far as it was seen."""

    OPEN = "open"
    """It did not end as long as calls were recorded."""
    RETURNED = "returned"
    RAISED = "raised"
    YIELDED = "yielded"
    """It is a generator. What it does for the next value is a call of its own."""


@dataclass(frozen=True, slots=True)
class Call:
    """One call of a function of the solution.

    Its values are plain, or tuples or frozensets of those; anything else is an `Opaque`.
    """

    function: str
    first_line: int
    """The line of its `def`."""
    line: int
    """The line that it was called from, or 0."""
    arguments: Mapping[str, Any]
    """The arguments by name, and those names of an outer function that it uses."""
    before: int
    """The number of writes to the board before it began."""
    after: int
    """The number of writes before it ended."""
    end: CallEnd
    result: Any = None


@dataclass(frozen=True)
class Run:
    """The outcome of running one case. It says nothing about right or wrong."""

    ending: Ending
    arguments: list[Json] | None = None
    """The arguments after the call."""
    returned: Json = None
    error: str = ""
    """The traceback, cut to the learner's own file, or a line on how the process ended."""
    exception: str = ""
    """The type of an exception and the first words of its message."""
    frames: tuple[tuple[int, str], ...] = ()
    """Line and function of the learner's frames that an exception passed, the deepest last; of
    very many the first and the last. Of a recorded run that was stopped, where it was then."""
    depth: int = 0
    """The number of such frames."""
    variables: tuple[Variable, ...] = ()
    """The names of the deepest of those frames."""
    place: tuple[int, ...] = ()
    """The part of the source that raised the exception: its first and last line, and its first and
    last column in bytes; () if that is not known."""
    printed: str = ""
    solve_seconds: float | None = None
    """Wall time inside the method, as the worker measured it."""
    cpu_seconds: float | None = None
    """CPU time inside the method, as the worker measured it."""
    wall_seconds: float = 0.0
    """The time from message to reply, by the judge's clock."""
    lowered: Mapping[str, int] = field(default_factory=dict)
    """The limits that the system has set lower than the judge would, by name, in bytes."""
    first: bool = True
    """True if this was the first case that its process ran."""
    unlimited: tuple[str, ...] = ()
    """The names of the limits that this system lacks."""
    trace: Trace | None = None
    """The writes, if they were recorded."""
    calls: tuple[Call, ...] = ()
    """The first calls of the solution's own functions, if they were recorded."""
    stacks: tuple[Stack, ...] = ()
    """The open calls after some writes, if they were recorded."""
    nesting: int = 0
    """The most calls of one of the solution's functions that were open at once, if counted."""
    nested: str = ""
    """The name of that function: "`search` (line 12)"."""
    steps: int = 0
    """The steps that it made, if they were counted: see `Grain`."""
    lines: tuple[int, ...] = ()
    """The numbers of the lines that began, if lines were counted."""
