"""Records of the calls of a run, and of the list that the method returned."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Any, NamedTuple


@dataclass(frozen=True, slots=True)
class Opaque:
    """A placeholder for an object: the name of its type, and its attributes with plain values."""

    type: str
    fields: tuple[tuple[str, Any], ...] = ()


class ListItems(tuple[Any, ...]):
    """A snapshot of a list in a call: it equals a tuple of the items, but is shown as a list."""

    __slots__ = ()


BOARD = Opaque("board")
"""The placeholder for the method's first argument among the arguments and results of calls."""


BOARD_SHOWN = "the board"
"""The text shown for the method's first argument among the variables of a call."""


class CallEnd(StrEnum):
    """The ways in which a call ends."""

    OPEN = "open"
    """The call was still running when recording ended."""
    RETURNED = "returned"
    RAISED = "raised"
    YIELDED = "yielded"
    """A generator yielded a value. Computing the next value is recorded as another call."""


class Call(NamedTuple):
    """One call of a function of the solution.

    Its values are plain, or tuples or frozensets of plain values. A list is a `ListItems`, and any
    other object an `Opaque`.
    """

    function: str
    first_line: int
    """The line of its `def`."""
    line: int
    """The line of the caller that made the call, or 0."""
    arguments: Mapping[str, Any]
    """The arguments and the free variables, by name."""
    before: int
    """The number of writes to the board before the call began."""
    after: int
    """The number of writes to the board before the call ended."""
    end: CallEnd
    result: Any = None
    parent: int = -1
    """The number of the call that made this call, counted from 0; -1 if none."""
    changed: Mapping[str, tuple[Any, Any]] = MappingProxyType({})
    """The containers that differ at the end of the call, by name, each with its values at the start
    and at the end. An attribute has a name like `self.path`. The board is not included."""
    resumed: int = -1
    """The number of the generator's call that this call resumes; -1 if none."""


@dataclass(frozen=True, slots=True)
class Collected:
    """Counts of the items of a returned list of lists, sets or dicts."""

    items: int
    objects: int
    """The number of distinct objects among the items."""
    name: str
    """The variable name of one of these objects in a call; '' if unknown."""


@dataclass(frozen=True, slots=True)
class Added:
    """An item of the list that a method returned."""

    call: int
    """The number of the call that added the item; -1 if unknown."""
    value: Any
    """A snapshot of the item, taken when the next call began or ended."""
    first: int
    """The index of the first item that is the same object; the item's own index if none is."""


@dataclass(frozen=True, slots=True)
class CallTree:
    """The call tree of one run, and the list that the method returned."""

    calls: tuple[Call, ...] = ()
    """The recorded calls, which are the first of the run, in the order in which they began."""
    counted: int = 0
    """The number of all calls, recorded or not."""
    answers: tuple[str, ...] = ()
    """The variable names that refer to the returned list in calls."""
    collected: Collected | None = None
    added: tuple[Added, ...] = ()
    """The items of the returned list, if a variable refers to the list in a call."""
    deepest: Mapping[tuple[str, int], int] = field(default_factory=dict)
    """The maximum recursion depth of each function, by its name and first line."""


NO_CALLS = CallTree()
